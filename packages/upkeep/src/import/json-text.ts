/** Parses external JSON; undefined if invalid, which no schema accepts. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
