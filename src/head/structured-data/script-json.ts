/** Written as escapes, which JSON allows: what a script element or an old parser of JavaScript could trip over. */
const risky: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data as the text of a script element. No text in it can close the element or open a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => risky[character] ?? character);
}
