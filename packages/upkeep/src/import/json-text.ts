/** Parses external JSON; returns undefined if it is invalid, because no schema accepts undefined. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
