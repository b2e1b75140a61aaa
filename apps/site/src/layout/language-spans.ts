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
const markedText = new RegExp(
  `${openingMark}((?:(?!${closingMark}|${openingMark})[\\s\\S])*)${closingMark}`,
  'g',
);
/** Void elements (`empty`), and elements that contain only text (`textOnly`). */
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const textOnly = /^(?:desc|option|script|style|textarea|title)$/;

const [island] = Object.keys(hooks({ 'data-island': '' }));

interface OpenElement {
  readonly name: string;
  /** Whether it may contain elements that React did not render. */
  readonly takesSpans: boolean;
  /** Whether it has the `lang` attribute for its text. */
  readonly isMarked: boolean;
}

/**
 * Marks foreign-language text in a page: with `lang` on an element that contains nothing else, otherwise with a span. Where
 * spans are not allowed, the element is marked if most of its text is in that language. That applies to text-only elements,
 * and to islands, because React hydrates their markup unchanged. Text in attributes cannot be marked, except on void
 * elements.
 */
export function languageSpans(html: string): string {
  if (!hasMarks(html)) return html;
  const tokens = html.match(token) ?? [];
  const open: OpenElement[] = [];
  const written = tokens.map((text, at) => {
    const name = tagName.exec(text)?.[1];
    if (name === undefined) return withSpans(text, open);
    if (text.startsWith('</')) {
      closeElement(open, name);
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

/** Returns the text of the element that starts here; empty if it also contains elements. */
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
  return text.replaceAll(markedText, '').trim() === '';
}

/** Counts only letters, because digits and symbols belong to no language. */
function isMostlyMarked(text: string): boolean {
  const letters = (part: string) => part.replaceAll(/\P{L}/gu, '').length;
  return letters(text.replaceAll(markedText, '')) <= letters(text) / 2;
}

function closeElement(open: OpenElement[], name: string): void {
  const start = open.findLastIndex((element) => element.name === name);
  if (start !== -1) open.length = start;
}

function withLang(start: string): string {
  return / lang=/.test(start) ? start : start.replace(tagName, `$&${lang}`);
}

/** Wraps each piece of foreign text that is mixed with other text. */
function withSpans(text: string, open: readonly OpenElement[]): string {
  const parent = open.at(-1);
  if (!text.includes(openingMark) || parent?.isMarked || parent?.takesSpans === false) return text;
  // An HTML span inside an SVG would end it, so tspan is used there.
  const span = open.some(({ name }) => name === 'svg') ? 'tspan' : 'span';
  return text.replaceAll(markedText, `<${span}${lang}>$1</${span}>`);
}
