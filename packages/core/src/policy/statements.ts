/** One sentence or list item of a policy. */
export interface Statement {
  /** Only its letters and digits, so that typography does not matter. */
  readonly key: string;
  /** The text without markup. */
  readonly words: string;
}

/** Fewer words are a label or a menu entry and promise nothing. */
const minWords = 4;

const listMark = /^(?:(?:[*+-]|\d+(?:\.\d+)*\\?[.)])\s+)+/;
const image = /!\[[^\]]*\]\([^)]*\)/g;
const link = /\[(?<words>[^\]]*)\]\([^)]*\)/g;
const emphasis = /[*_\\`]+/g;
const underline = /^\s*(?:=+|-{3,})\s*$/;
const numberSign = /^\s*#{1,6}(?:\s|$)/;
const title = /^.*\n=+\s*$|^# .+$/m;
/** Matches the policy's own date. A new date only shows that something changed, not what, so it is no statement. */
const ownDate = /^(?:last )?(?:updated|modified|revised|effective)\b[^.]{0,40}$/i;
const copyright = /^(?:©|\(c\)|copyright)/i;
const betweenSentences = /(?<=[.!?]["”’)]?)\s+(?=["“(]?\p{Lu})/u;

/**
 * Parses the statements of a policy from its Markdown. Leaves out everything before the title, headings, menu links, the
 * date and the copyright line.
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
