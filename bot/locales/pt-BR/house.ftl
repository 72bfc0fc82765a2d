# Regras da casa: os campos que o anfitrião pode mudar, o formulário para eles, e as regras que um servidor guarda.

# sala de espera
lobby-house = Regras da casa: { $changes }
lobby-ready = { $line } · ✅ aceitou
lobby-not-ready = **As regras mudaram.** { $players }: quem concorda toca em **Aceito**.
house-change = { $field }: { $value }
house-more = { $count ->
    [one] e mais 1
   *[other] e mais { $count }
}
button-ready = Aceito
button-house = Regras da casa

# começar mesmo assim
start-question = **Nem todos aceitaram.** As regras mudaram, e o **Aceito** ainda falta de: { $players }.
button-start-sure = Começar mesmo assim

# a página do anfitrião
house-title = ## Regras da casa · Mesa { $table }
house-usual = **{ $game }**, como de costume.
house-changed = **{ $game }**, com estas mudanças: { $changes }
house-page-title = ### { $page }
house-line = - { $field }: **{ $value }**
house-line-changed = - { $field }: **{ $value }** (normalmente { $usual })
house-note = -# Só você vê isto. Todos na mesa veem o que você muda e tocam de novo em **Aceito**.
house-choose-page = Mostrar outras regras
house-choose-game = Jogar outro jogo
house-choose-saved = Usar regras deste servidor
button-change = Mudar estas
button-usual = Voltar às regras de costume
button-save = Salvar para este servidor

# o que está errado em um formulário
house-wrong-title = **Nada foi mudado:**
house-wrong-no-number = - **{ $field }** deve ser um número inteiro: { $range }.
house-wrong-out-of-range = - **{ $field }** deve ser: { $range }.
house-wrong-no-steps = - **{ $field }** deve ter uma linha para cada degrau, com totais crescentes: { $range }.
house-wrong-no-choice = - **{ $field }** deve ser uma das opções.
house-wrong-contradicts = - **{ $field }** não combina com as outras regras: { $range }.
house-wrong-together = - Estas não combinam entre si: { $fields }.

# intervalos, também mostrados no formulário
house-range-number = de { $low } a { $high }
house-range-limit = de { $low } a { $high }; vazio: qualquer número
house-range-bar = de { $low } a { $high }; vazio: nunca
house-range-numbers = um número para cada: 1, 2, 3 … deles, de { $low } a { $high }
house-range-steps = uma linha cada, total: pontos; a primeira linha vale para qualquer total menor
house-needs-hand_size = deve haver cartas para todos
house-needs-min_naturals = ao menos 1, e não mais que o mínimo de cartas de uma combinação
house-needs-max_meld_size = uma canastra deve caber em uma combinação
house-needs-red_three_table = um número para cada três vermelho dos baralhos
house-needs-minimums = os totais devem crescer
house-needs-minimum_basis = por rodadas, os degraus começam nas rodadas 2 a 99; por totais, em múltiplos de 5
house-needs-canastas_out_ignored = algum tipo de canastra deve contar, e todo tipo que o jogo exige
house-needs-red_threes_out = o baralho deve ter tantos três vermelhos quantas canastras são exigidas
house-needs-keep_cards = ao menos 1, e não mais que a mão
house-needs-ask_partner = em um jogo sem parceiros, não há a quem perguntar
house-needs-melds_per_rank = outra combinação depois de uma cheia exige um limite de cartas por combinação
house-needs-sequences = uma canastra deve ter de 3 a 11 cartas
house-needs-max_wild_meld = uma canastra deve caber em uma combinação de coringas

# formulários
house-form-title = Regras da casa: { $page }
house-save-title = Salvar estas regras da casa
house-save-name = Nome
house-save-name-range = No máximo { $most } letras. Suas próprias regras com este nome são substituídas.
house-step-lowest = menor: { $points }

# valores
house-yes = sim
house-no = não
house-any-number = qualquer número
house-never = nunca
house-nothing = nada
house-number = { $number }
house-step-below = { $points } abaixo de { $total }
house-step-any = { $points }
house-step-from = { $points } a partir de { $total }
house-choice-ask_partner-no = não se pergunta
house-choice-ask_partner-optional = permitido
house-choice-ask_partner-mandatory = obrigatório
house-choice-minimum_basis-total = do total da equipe
house-choice-minimum_basis-round = do número da rodada
house-choice-final_discard-optional = permitido
house-choice-final_discard-required = obrigatório
house-choice-canastas_out_ignored-natural = canastra natural
house-choice-canastas_out_ignored-mixed = canastra mista
house-choice-canastas_out_ignored-sequence = sequência
house-choice-canastas_out_ignored-wild = canastra de coringas
house-choice-canastas_out_ignored-sevens = canastra de setes
house-choice-melds_per_rank-one = uma
house-choice-melds_per_rank-after_closing = outra quando a última estiver cheia
house-choice-melds_per_rank-several = qualquer número
house-choice-take_by_adding-any = em qualquer combinação
house-choice-take_by_adding-below_canasta = em uma combinação que ainda não é canastra
house-choice-take_by_adding-never = não permitido
house-choice-natural_wild_relation-gt = sempre mais cartas naturais
house-choice-natural_wild_relation-ge = nunca mais coringas
house-choice-natural_wild_relation-none = qualquer mistura
house-choice-red_three_reveal-first_turn = na primeira vez do jogador
house-choice-red_three_reveal-after_deal = logo depois da distribuição
house-choice-red_three_positive_if-always = os tem, não importa o que mais baixou
house-choice-red_three_positive_if-two_canastas = tem duas canastras
house-choice-red_three_positive_if-sevens = tem uma canastra de setes
house-choice-red_three_positive_if-meld = tem uma combinação
house-choice-red_three_positive_if-canasta = tem uma canastra
house-choice-last_stock_red_three-end = encerra a rodada na hora
house-choice-last_stock_red_three-in_hand = fica na mão, e a rodada acaba
house-choice-last_stock_red_three-may_meld = ainda deixa o jogador baixar cartas
house-choice-black_three_meld-going_out = ao bater
house-choice-black_three_meld-never = nunca
house-choice-stock_end-turn_end = a rodada acaba com aquela vez
house-choice-stock_end-while_takeable = o jogo continua enquanto pegarem a pilha
house-choice-stock_end-on_draw = ainda se pode pegar a pilha; comprar encerra a rodada
house-choice-frozen_by-natural = carta natural
house-choice-frozen_by-wild = coringa
house-choice-frozen_by-red_three = três vermelho
house-choice-frozen_by-black_three = três preto

# páginas
house-page-goal = Fim da partida
house-page-opening = Combinação inicial
house-page-bonuses = Bônus
house-page-out = Bater
house-page-out-more = Bater: mais
house-page-frozen = Pilha congelada
house-page-taking = Pegar a pilha
house-page-pile = Pilha e monte
house-page-melds = Combinações
house-page-melds-more = Combinações: mais
house-page-threes = Os três
house-page-cards = Cartas

# campos: no máximo 45 caracteres, para os formulários do Discord
house-field-target = Pontos para vencer a partida
house-field-rounds = Rodadas em uma partida, no máximo
house-field-minimums = Pontos para abrir
house-field-minimum_basis = Pontos para abrir dependem
house-field-opening_wilds = Coringas na combinação inicial
house-field-splash = Canastra da mão abre sem pontos
house-field-concealed_exempts_minimum = Sem valor mínimo ao bater de mão
house-field-bonus_natural = Pontos por uma canastra natural
house-field-bonus_mixed = Pontos por uma canastra mista
house-field-bonus_sequence = Pontos por uma sequência completa
house-field-bonus_out = Pontos por bater
house-field-bonus_concealed = Pontos a mais por bater de mão
house-field-canastas_out = Canastras para bater
house-field-ask_partner = Perguntar ao parceiro “Posso bater?”
house-field-ask_once = Perguntar só uma vez por rodada
house-field-final_discard = Último descarte ao bater
house-field-canastas_out_ignored = Canastras que não contam para bater
house-field-red_threes_out = Para bater, um três vermelho por canastra
house-field-ask_after_take = Perguntar também após pegar a pilha
house-field-concealed_after_take = Bater de mão após pegar a pilha
house-field-keep_cards = Cartas a guardar se você não bater
house-field-always_frozen = Pilha sempre congelada
house-field-frozen_until_opened = Pilha congelada até a equipe abrir
house-field-frozen_by = Cartas que congelam a pilha
house-field-frozen_naturals = Naturais que pegam uma pilha congelada
house-field-unfrozen_naturals = Naturais que pegam uma pilha não congelada
house-field-take_for_opening = Abrir com a pilha
house-field-top_counts_for_minimum = A carta do topo da pilha conta para abrir
house-field-take_amount = Cartas pegas da pilha, no máximo
house-field-take_below_meld = Tamanho da combinação que impede a pilha
house-field-pile_take_extra_draw = Cartas compradas também ao pegar a pilha
house-field-pile_shows_only_top = Só a carta do topo da pilha à vista
house-field-take_natural_plus_wild = Pegar com uma natural e um coringa
house-field-take_by_adding = Pegar a pilha para uma combinação da equipe
house-field-one_card_hand_may_take_one_card_pile = Uma carta na mão pega uma pilha de uma
house-field-stock_end = Quando o monte acaba
house-field-min_naturals = Naturais em uma combinação, no mínimo
house-field-max_wilds = Coringas em uma combinação, no máximo
house-field-natural_wild_relation = Naturais e coringas em uma combinação
house-field-wild_into_canasta = Coringas em uma canastra completa
house-field-melds_per_rank = Combinações de um valor por equipe
house-field-sequences = Sequências de um naipe
house-field-wild_melds = Combinações só de coringas
house-field-max_wild_meld = Cartas em uma só de coringas, no máximo
house-field-dead_when_closed = Canastra cheia fecha seu valor para todos
house-field-max_meld_size = Cartas em uma combinação, no máximo
house-field-red_three_reveal = Três vermelhos distribuídos são baixados
house-field-red_three_table = Pontos por 1, 2, 3 … três vermelhos
house-field-red_three_positive_if = Três vermelhos contam para quem
house-field-last_stock_red_three = Um três vermelho como última do monte
house-field-black_three_meld = Três pretos podem ser baixados
house-field-hand_size = Cartas para cada jogador
house-field-draw_count = Cartas compradas por vez
house-field-opening_bonus_draw = Cartas extras para quem abre
house-field-black_three_in_hand = Pontos perdidos por três preto na mão
house-field-jokers = Curingas no baralho

# o que um servidor guarda
kept-title = ## Regras da casa deste servidor
kept-none = Ainda não há nenhuma. Abra uma mesa com `/canasta nova`, toque em **Regras da casa**, mude o que quiser e toque em **Salvar para este servidor**. Depois, quem pode gerenciar o servidor pode escolhê-las aqui para as novas mesas.
kept-how = `/canasta nova` as oferece em **regras**.
kept-line = - **{ $name }**: { $game }
kept-line-default = - **{ $name }**: { $game } · novas mesas usam estas regras
kept-chosen = ### { $name }
kept-by = Salvas por { $user }.
kept-choose = Escolha regras para ver ou mudar
kept-only-managers = -# Quem pode gerenciar o servidor escolhe o que as novas mesas usam.
kept-only-owner = -# Só quem salvou estas regras, ou pode gerenciar o servidor, pode excluí-las.
button-default = Usar estas em novas mesas
button-no-default = Novas mesas com as regras de costume
button-forget = Excluir
choice-kept = { $name } (regras da casa: { $game })
choice-kept-default = { $name } (regras da casa, padrão aqui: { $game })
house-refused-bad-name = Um nome tem de 1 a { $most } letras ou algarismos; entre eles pode haver espaços e - ' . , ! ? & +
house-refused-no-such-name = Este servidor não tem regras da casa com esse nome.
house-refused-too-many = Um servidor pode guardar { $most } regras da casa. Antes, exclua algumas com `/canasta casa`.
house-refused-somebody-elses = Só quem salvou **{ $name }** ou pode gerenciar o servidor pode mudá-las. Se novas mesas usam estas regras, só quem pode gerenciar o servidor pode.
house-refused-not-allowed = Só quem pode gerenciar o servidor pode escolher quais regras as novas mesas usam.
