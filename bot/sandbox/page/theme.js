// Light, dark, or as the system has it.

import { recall, remember } from "./settings.js";

const NEXT = { system: "dark", dark: "light", light: "system" };
const WORDS = { system: "Theme: system", dark: "Theme: dark", light: "Theme: light" };

/** Let a button go through the themes, beginning with the one that was chosen last. */
export function startTheme(button) {
  let theme = recall("theme");
  if (!(theme in NEXT)) theme = "system";
  const apply = () => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = WORDS[theme];
  };
  button.addEventListener("click", () => {
    theme = NEXT[theme];
    remember("theme", theme);
    apply();
  });
  apply();
}
