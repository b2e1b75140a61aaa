import { hooks } from '#browser/script-hooks.ts';
import { closingMark, hasMarks, markedLanguage, openingMark, withoutMarks } from '#i18n/language-marks.ts';

const lang = ` lang="${markedLanguage}"`;

const token = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;
const tagName = /^<\/?([a-z][^\s/>]*)/i;
const words = new RegExp(`${openingMark}((?:(?!${closingMark}|${openingMark})[\\s\\S])*)${closingMark}`, 'g');
const onlyWords = new RegExp(`^\\s*${words.source}\\s*$`);

/** Elements without an end tag, and those that hold text and no elements. */
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const textOnly = /^(?:desc|option|script|style|textarea|title)$/;

const [island] = Object.keys(hooks({ 'data-island': '' }));

interface OpenElement {
  readonly name: string;
  readonly isIsland: boolean;
}

/**
 * A page whose words of another language say so: `lang` on the element that holds nothing else, otherwise on a span of
 * their own. An island keeps the markup that React wrote, which it takes over in the browser: there only whole elements
 * are marked. Words in attributes cannot be, except on elements that have no others.
 */
export function languageSpans(html: string): string {
  if (!hasMarks(html)) return html;
  const tokens = html.match(token) ?? [];
  const open: OpenElement[] = [];
  const written = tokens.map((text, at) => {
    const name = tagName.exec(text)?.[1];
    if (name === undefined) return isWhole(tokens, at - 1) ? text : withSpans(text, open);
    if (text.startsWith('</')) {
      leave(open, name);
      return text;
    }
    if (isEmpty(text, name)) return text.includes(openingMark) ? withLang(text) : text;
    open.push({ name, isIsland: text.includes(` ${island}=`) });
    return isWhole(tokens, at) ? withLang(text) : text;
  });
  return withoutMarks(written.join(''));
}

/** Whether the element that starts here holds marked words and nothing else. */
function isWhole(tokens: readonly string[], start: number): boolean {
  const name = tagName.exec(tokens[start] ?? '')?.[1];
  return name !== undefined && onlyWords.test(tokens[start + 1] ?? '') && tokens[start + 2] === `</${name}>`;
}

function isEmpty(text: string, name: string): boolean {
  return text.endsWith('/>') || empty.test(name);
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
  if (!text.includes(openingMark) || open.some(({ name, isIsland }) => isIsland || textOnly.test(name))) {
    return text;
  }
  // HTML has no place in a drawing: a span there would end it.
  const span = open.some(({ name }) => name === 'svg') ? 'tspan' : 'span';
  return text.replaceAll(words, `<${span}${lang}>$1</${span}>`);
}
