import type { LocaleCode } from '#locale/locale-table.ts';
import { noBreak } from '#locale/no-break.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message with its no-break spaces, so that whoever formats one has them. */
export function noBreakMessages<T extends Tree>(messages: T, locale: LocaleCode): T {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? noBreakMessage(value, locale) : noBreakMessages(value, locale),
  ]);
  return Object.fromEntries(entries) as T;
}

/** In an ICU message words stand at every even depth of braces; between them stands syntax, whose spaces must stay. */
export function noBreakMessage(message: string, locale: LocaleCode): string {
  const wanted = noBreak(message, locale);
  let depth = 0;
  return message.replaceAll(/[{} ]/g, (letter, index: number) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return letter === ' ' && depth % 2 === 0 ? wanted.charAt(index) : letter;
  });
}
