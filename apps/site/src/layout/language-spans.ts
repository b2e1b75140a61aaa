import {
  closingMark,
  hasMarks,
  markedLanguage,
  openingMark,
  withoutMarks,
} from '@vpn-site/core/i18n/language-marks.ts';
import { hooks } from '#browser/script-hooks.ts';

const lang = ` lang="${markedLanguage}"`;

const token = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;
const tagName = /^<\/?([a-z][^\s/>]*)/i;
const words = new RegExp(`${openingMark}((?:(?!${closingMark}|${openingMark})[\\s\\S])*)${closingMark}`, 'g');
/** Elements without an end tag, and those that hold text and no elements. */
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const textOnly = /^(?:desc|option|script|style|textarea|title)$/;

const [island] = Object.keys(hooks({ 'data-island': '' }));

interface OpenElement {
  readonly name: string;
  /** Whether it may hold elements that React did not write. */
  readonly takesSpans: boolean;
  /** Whether it says the language of its words itself. */
  readonly isMarked: boolean;
}

/**
 * A page whose words of another language say so: `lang` on the element that holds nothing else, otherwise on a span of
 * their own. Where no span may stand, the element is marked if most of its text is in that language: where only text may
 * stand, and in an island, whose markup React takes over in the browser as it wrote it. Words in attributes cannot be
 * marked, except on elements that have no others.
 */
export function languageSpans(html: string): string {
  if (!hasMarks(html)) return html;
  const tokens = html.match(token) ?? [];
  const open: OpenElement[] = [];
  const written = tokens.map((text, at) => {
    const name = tagName.exec(text)?.[1];
    if (name === undefined) return withSpans(text, open);
    if (text.startsWith('</')) {
      leave(open, name);
      return text;
    }
    if (text.endsWith('/>') || empty.test(name)) return text.includes(openingMark) ? withLang(text) : text;
    const takesSpans =
      (open.at(-1)?.takesSpans ?? true) && !textOnly.test(name) && !text.includes(` ${island}=`);
    const own = ownText(tokens, at);
    const isMarked = own.includes(openingMark) && (takesSpans ? isAllMarked(own) : isMostlyMarked(own));
    open.push({ name, takesSpans, isMarked });
    return isMarked ? withLang(text) : text;
  });
  return withoutMarks(written.join(''));
}

/** The text of the element that starts here; empty where it holds elements too. */
function ownText(tokens: readonly string[], start: number): string {
  let text = '';
  for (let at = start + 1; at < tokens.length; at += 1) {
    const next = tokens[at] ?? '';
    if (tagName.test(next)) return next.startsWith('</') ? text : '';
    if (!next.startsWith('<!--')) text += next;
  }
  return '';
}

function isAllMarked(text: string): boolean {
  return text.replaceAll(words, '').trim() === '';
}

/** Numbers and signs are of any language. */
function isMostlyMarked(text: string): boolean {
  const letters = (part: string) => part.replaceAll(/\P{L}/gu, '').length;
  return letters(text.replaceAll(words, '')) <= letters(text) / 2;
}

function leave(open: OpenElement[], name: string): void {
  const start = open.findLastIndex((element) => element.name === name);
  if (start !== -1) open.length = start;
}

function withLang(start: string): string {
  return / lang=/.test(start) ? start : start.replace(tagName, `$&${lang}`);
}

/** Words beside others, each in an element of their own. */
function withSpans(text: string, open: readonly OpenElement[]): string {
  const parent = open.at(-1);
  if (!text.includes(openingMark) || parent?.isMarked || parent?.takesSpans === false) return text;
  // HTML has no place in a drawing: a span there would end it.
  const span = open.some(({ name }) => name === 'svg') ? 'tspan' : 'span';
  return text.replaceAll(words, `<${span}${lang}>$1</${span}>`);
}
