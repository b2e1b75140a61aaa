import type { LocaleCode } from '#locale/locale-table.ts';
import { addNoBreakSpaces } from '#locale/no-break.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Adds no-break spaces to every message, so that every formatted message has them. */
export function addNoBreakSpacesToMessages<T extends Tree>(messages: T, locale: LocaleCode): T {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? addNoBreakSpacesToMessage(value, locale)
      : addNoBreakSpacesToMessages(value, locale),
  ]);
  return Object.fromEntries(entries) as T;
}

/**
 * Adds no-break spaces to an ICU message. Text is at even depths of braces; spaces at odd depths are syntax and must not
 * change.
 */
export function addNoBreakSpacesToMessage(message: string, locale: LocaleCode): string {
  const wanted = addNoBreakSpaces(message, locale);
  let depth = 0;
  return message.replaceAll(/[{} ]/g, (letter, index: number) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return letter === ' ' && depth % 2 === 0 ? wanted.charAt(index) : letter;
  });
}
