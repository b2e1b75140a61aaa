/**
 * Returns the choice that the reader saved in this browser. If storage is blocked, a choice lasts only as long as the page.
 */
export function savedChoice(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Saves a choice; undefined removes it. Returns false if storage is blocked or full. */
export function saveChoice(key: string, choice: string | undefined): boolean {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
    return true;
  } catch {
    return false;
  }
}
