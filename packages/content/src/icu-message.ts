import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type ParsedMessage =
  | { readonly ok: true; readonly elements: MessageFormatElement[] }
  | { readonly ok: false; readonly reason: string };

export function parseIcuMessage(message: string): ParsedMessage {
  try {
    return { ok: true, elements: parse(message) };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

/**
 * Returns the message with its literal text changed and its syntax unchanged. A message that cannot be parsed does not
 * change.
 */
export function mapMessageText(message: string, change: (words: string) => string): string {
  try {
    const ranges = literalRanges(parse(message, { captureLocation: true }));
    return ranges.reduceRight(
      (text, [start, end]) => text.slice(0, start) + change(text.slice(start, end)) + text.slice(end),
      message,
    );
  } catch {
    return message;
  }
}

function literalRanges(elements: readonly MessageFormatElement[]): (readonly [start: number, end: number])[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return literalRanges(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalRanges(value));
    if (element.type !== TYPE.literal || element.location === undefined) return [];
    const { start, end } = element.location;
    return [[start.offset, end.offset] as const];
  });
}

export interface PluralArgument {
  readonly name: string;
  readonly type: Intl.PluralRuleType;
  readonly categories: readonly string[];
}

/** Returns every plural and selectordinal argument of a message, including nested ones. */
export function pluralArguments(elements: readonly MessageFormatElement[]): PluralArgument[] {
  return elements.flatMap((element): PluralArgument[] => {
    if (element.type === TYPE.tag) return pluralArguments(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const nested = Object.values(element.options).flatMap(({ value }) => pluralArguments(value));
    if (element.type === TYPE.select) return nested;
    const type = element.pluralType ?? 'cardinal';
    return [{ name: element.value, type, categories: Object.keys(element.options) }, ...nested];
  });
}

/** Returns every argument and tag of a message as written: {name}, <name>. */
export function argumentNames(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentNames(element.children)];
    const options = element.type === TYPE.plural || element.type === TYPE.select ? element.options : {};
    return [`{${element.value}}`, ...Object.values(options).flatMap(({ value }) => argumentNames(value))];
  });
}
