/** One sentence or list item of a policy. */
export interface Statement {
  /** The letters and digits of the statement, so that typography does not matter. */
  readonly key: string;
  /** The text without markup. */
  readonly words: string;
}

/** The min number of words. Shorter texts are labels or menu entries, not statements. */
const minWords = 4;

const listMark = /^(?:(?:[*+-]|\d+(?:\.\d+)*\\?[.)])\s+)+/;
const image = /!\[[^\]]*\]\([^)]*\)/g;
const link = /\[(?<words>[^\]]*)\]\([^)]*\)/g;
const emphasis = /[*_\\`]+/g;
const underline = /^\s*(?:=+|-{3,})\s*$/;
const numberSign = /^\s*#{1,6}(?:\s|$)/;
const title = /^.*\n=+\s*$|^# .+$/m;
/** Matches the date of the policy. It is not a statement, because a new date does not tell what changed. */
const ownDate = /^(?:last )?(?:updated|modified|revised|effective)\b[^.]{0,40}$/i;
const copyright = /^(?:©|\(c\)|copyright)/i;
const betweenSentences = /(?<=[.!?]["”’)]?)\s+(?=["“(]?\p{Lu})/u;

/**
 * Returns the statements of a policy written in Markdown. It leaves out headings, menu links, the date, the copyright line,
 * and everything before the title.
 */
export function statementsOf(markdown: string): Statement[] {
  const lines = afterTitle(markdown).split('\n');
  return lines.flatMap((line, index) => {
    const isHeading = numberSign.test(line) || underline.test(lines[index + 1] ?? '');
    const block = line.trim().replace(listMark, '');
    if (isHeading || isMenu(block)) return [];
    const words = readable(block);
    return ownDate.test(words) || copyright.test(words) ? [] : sentences(words);
  });
}

/** Normalizes text to lowercase letters and digits, with single spaces between words. */
export function normalizeForComparison(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Strips markup: link addresses, images, emphasis and repeated spaces. */
function readable(markdown: string): string {
  return markdown
    .replace(image, '')
    .replace(link, '$<words>')
    .replace(emphasis, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function sentences(words: string): Statement[] {
  return words
    .split(betweenSentences)
    .map((sentence) => ({ key: normalizeForComparison(sentence), words: sentence }))
    .filter(({ key }) => key.split(' ').length >= minWords);
}

function isMenu(block: string): boolean {
  return normalizeForComparison(block.replace(image, '').replace(link, '')) === '';
}

function afterTitle(markdown: string): string {
  const found = title.exec(markdown);
  return found ? markdown.slice(found.index + found[0].length) : markdown;
}
