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
/** Patterns for void elements (`empty`) and for elements that contain only text (`textOnly`). */
const voidElement = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const textOnlyElement = /^(?:desc|option|script|style|textarea|title)$/;

const [island] = Object.keys(hooks({ 'data-island': '' }));

interface OpenElement {
  readonly name: string;
  /** Whether spans may be added inside the element. In islands they may not, because React hydrates exactly what it rendered. */
  readonly takesSpans: boolean;
  /** Whether the element has the `lang` attribute for its text. */
  readonly isMarked: boolean;
}

/**
 * Marks text in another language. An element with only such text gets `lang`; in mixed text, each piece gets a span. Where
 * spans are not allowed (in text-only elements, and in islands, whose markup React must find unchanged), the element gets
 * `lang` if most of its text is in that language. Text in attributes can be marked only on void elements.
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
    if (text.endsWith('/>') || voidElement.test(name))
      return text.includes(openingMark) ? withLang(text) : text;
    const takesSpans =
      (open.at(-1)?.takesSpans ?? true) && !textOnlyElement.test(name) && !text.includes(` ${island}=`);
    const own = ownText(tokens, at);
    const isMarked = own.includes(openingMark) && (takesSpans ? isAllMarked(own) : isMostlyMarked(own));
    open.push({ name, takesSpans, isMarked });
    return isMarked ? withLang(text) : text;
  });
  return withoutMarks(written.join(''));
}

/** Returns the text of the element whose start tag is at this index; empty if it contains other elements. */
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

/**
 * Whether at least half of the text is in the other language. Only letters count, because digits and symbols have no
 * language.
 */
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

/** Wraps each piece of marked text in a span, unless its element is already marked or cannot contain spans. */
function withSpans(text: string, open: readonly OpenElement[]): string {
  const parent = open.at(-1);
  if (!text.includes(openingMark) || parent?.isMarked || parent?.takesSpans === false) return text;
  // An HTML span inside an SVG would end it, so tspan is used there.
  const span = open.some(({ name }) => name === 'svg') ? 'tspan' : 'span';
  return text.replaceAll(markedText, `<${span}${lang}>$1</${span}>`);
}
