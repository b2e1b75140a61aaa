/** Mistakes at the line ends of a page, as text for the person who fixes them. */
export interface LineFaults {
  /** One-letter words at the end of a line, each with the words around it. */
  readonly shortWords: readonly string[];
  /** Words that continue on the next line without a hyphen. */
  readonly brokenWords: readonly string[];
}

/** Finds the mistakes. It runs in the page, so it can use nothing from outside. Invisible text has no lines. */
export function findLineFaults(): LineFaults {
  // Lines to be typed elsewhere are not prose, and text in another language follows its own rules.
  const excluded = 'script, style, template, noscript, pre, code, svg, [lang]:not(html), .sr-only';
  const shortWord = /(?<![\p{L}\p{N}’'-])[aiouwz](?= \S)/giu;
  // A word may continue on the next line after these characters, and at a soft hyphen or a zero-width space.
  const wordParts = /[^\s\u00a0\u00ad\u200b/–—-]+/gu;
  // An address may break anywhere, because a hyphen would look like a part of it.
  const address = /[\p{L}\p{N}][.:@_=?&][\p{L}\p{N}]/u;
  const shortWords: string[] = [];
  const brokenWords: string[] = [];
  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  // Lines of headings overlap, so a box counts as a new line only if it begins below the middle of the other.
  const isBelow = (line: DOMRect | undefined, other: DOMRect | undefined) =>
    line !== undefined && other !== undefined && line.top > other.top + other.height / 2;
  // Text for screen readers only is clipped to one pixel, so its line breaks do not count.
  const isClipped = (element: HTMLElement | null): boolean =>
    element !== null && (element.offsetWidth <= 1 || isClipped(element.parentElement));
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.trim() === '' || node.parentElement?.closest(excluded)) continue;
    const lines = linesOf(node, 0, text.length);
    if (isClipped(node.parentElement)) continue;
    // Text on a single line has no line end inside it.
    if (!isBelow(lines.at(-1), lines[0])) continue;
    for (const { index } of text.matchAll(shortWord)) {
      const [letter] = linesOf(node, index, index + 1);
      const [next] = linesOf(node, index + 2, index + 3);
      if (isBelow(next, letter)) shortWords.push(text.slice(Math.max(0, index - 20), index + 20).trim());
    }
    // Browsers that know the language hyphenate its words here.
    if (getComputedStyle(node.parentElement ?? document.body).hyphens === 'auto') continue;
    for (const { index, 0: word } of text.matchAll(wordParts)) {
      if (address.test(word)) continue;
      const end = index + word.length;
      // If a hyphen precedes the word, the box of its first letter also covers the hyphen at the end of the previous line,
      // so the last box is used.
      const first = linesOf(node, index, index + 1).at(-1);
      const [last] = linesOf(node, end - 1, end);
      if (isBelow(last, first)) brokenWords.push(word);
    }
  }
  return { shortWords, brokenWords };
}
