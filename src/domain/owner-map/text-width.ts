/** Shares of the font size, on the generous side: faces differ by system, and a label may be too roomy but never too long. */
const narrow = 0.34;
const usual = 0.58;
const wide = 0.76;
const widest = 0.95;

/** How wide a line of text is at most, near enough to leave room for it where nothing can measure it. */
export function textWidth(text: string, size: number): number {
  const letters = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.ceil(letters * size);
}

function letterWidth(letter: string): number {
  if (/[iıjlł.,:;’'·()/|\s]/u.test(letter)) return narrow;
  if (/[MWmw]/u.test(letter)) return widest;
  return /[\p{Lu}&@%]/u.test(letter) ? wide : usual;
}
