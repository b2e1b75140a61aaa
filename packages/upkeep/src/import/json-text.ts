/** What a text of somebody else's says; undefined where it is not JSON, which no schema accepts. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
