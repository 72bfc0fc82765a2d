"""The smallest client that uses every way out of discord.py, to try the tools of these tests on."""

import io

import discord
from discord import app_commands, ui


class TinyClient(discord.AutoShardedClient):
    """Show a hand in private, tell the channel, and handle every press by its custom_id."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_hand)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = data.get("custom_id")
        if custom_id == "ask":
            await interaction.response.send_modal(_Question(custom_id="question"))
        elif custom_id == "question":
            await interaction.response.send_message("Thank you", ephemeral=True)
        elif custom_id == "slow":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content="Done")
            await interaction.followup.send("And more", ephemeral=True)
        elif custom_id == "broken":
            await interaction.response.send_message("x" * 2001)
        elif custom_id is not None:
            text = f"{interaction.user.name} {custom_id} {data.get('values')} in {interaction.locale.value}"
            view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
            view.stop()
            await interaction.response.edit_message(view=view)


class _Question(ui.Modal, title="Question"):
    answer = ui.Label[ui.Modal](text="Answer", component=ui.TextInput(custom_id="answer"))


@app_commands.command(name="hand", description="Show your hand")
@app_commands.describe(cards="How many cards")
async def _hand(interaction: discord.Interaction, cards: int = 11) -> None:
    picture = discord.File(io.BytesIO(b"\x89PNG"), "hand.png")
    buttons = [
        ui.Button[ui.LayoutView](label=name.title(), custom_id=name) for name in ("draw", "ask", "slow", "broken")
    ]
    ranks = [discord.SelectOption(label=f"Rank {rank}", value=str(rank)) for rank in range(4, 8)]
    view = ui.LayoutView(timeout=None).add_item(
        ui.Container(
            ui.TextDisplay(f"{cards} cards"),
            ui.MediaGallery(discord.MediaGalleryItem(picture)),
            ui.ActionRow(*buttons),
            ui.ActionRow(ui.Select(custom_id="ranks", placeholder="Ranks", options=ranks)),
        )
    )
    view.stop()
    await interaction.response.send_message(view=view, file=picture, ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        await interaction.channel.send(f"{interaction.user.mention} looks at a hand")
    except discord.Forbidden as refusal:
        await interaction.followup.send(f"I may not post here ({refusal.code})", ephemeral=True)
