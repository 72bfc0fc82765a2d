// What the page remembers in this browser; where storage is forbidden, it forgets.

const PREFIX = "sandbox-";

/** Return what was remembered under a name, or null. */
export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remember a text under a name. */
export function remember(name, text) {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // The page works without.
  }
}
