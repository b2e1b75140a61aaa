/** One sentence or list item of a policy. */
export interface Statement {
  /** Its letters and figures alone: the same for every way to set it in type. */
  readonly key: string;
  /** As it is read, without markup. */
  readonly words: string;
}

/** Under so many words it is a label or an entry of a menu: nothing is promised in it. */
const fewestWords = 4;

const listMark = /^(?:(?:[*+-]|\d+(?:\.\d+)*\\?[.)])\s+)+/;
const image = /!\[[^\]]*\]\([^)]*\)/g;
const link = /\[(?<words>[^\]]*)\]\([^)]*\)/g;
const emphasis = /[*_\\`]+/g;
const underline = /^\s*(?:=+|-{3,})\s*$/;
const numberSign = /^\s*#{1,6}(?:\s|$)/;
const title = /^.*\n=+\s*$|^# .+$/m;
/** A new date says that something changed; what did is said elsewhere. */
const ownDate = /^(?:last )?(?:updated|modified|revised|effective)\b[^.]{0,40}$/i;
const copyright = /^(?:©|\(c\)|copyright)/i;
const betweenSentences = /(?<=[.!?]["”’)]?)\s+(?=["“(]?\p{Lu})/u;

/**
 * What a policy says, statement by statement, from its Markdown. Around it stands what the page shows for other reasons:
 * what comes before its title, headings, links that are an entry of a menu, the date, the line of copyright.
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

/** Letters and figures, in small letters, with one space between words. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As it is read: links without addresses, no pictures, no marks of emphasis, single spaces. */
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
    .map((sentence) => ({ key: comparable(sentence), words: sentence }))
    .filter(({ key }) => key.split(' ').length >= fewestWords);
}

function isMenu(block: string): boolean {
  return comparable(block.replace(image, '').replace(link, '')) === '';
}

function afterTitle(markdown: string): string {
  const found = title.exec(markdown);
  return found ? markdown.slice(found.index + found[0].length) : markdown;
}
