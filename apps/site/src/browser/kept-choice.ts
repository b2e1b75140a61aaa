/** What a reader chose in this browser. Storage may be forbidden: then a choice lasts as long as the page. */
export function keptChoice(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** undefined takes the choice back. */
export function keepChoice(key: string, choice: string | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {}
}
