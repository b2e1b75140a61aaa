import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { argumentNames, parseIcuMessage, pluralArguments } from './icu-message.ts';
import type { Problem } from './problem.ts';

// Problems of one message, whichever file it comes from.

/** A problem without its file and line. */
export type MessageProblem = Pick<Problem, 'message' | 'remedy'>;

/** Reports a message that is not valid ICU. */
export function icuProblems(key: string, message: string): MessageProblem[] {
  const parsed = parseIcuMessage(message);
  if (parsed.ok) return [];
  return [
    {
      message: `The message "${key}" is not valid ICU (${parsed.reason}).`,
      remedy: "Close every brace; a literal brace is written '{'.",
    },
  ];
}

/** Reports arguments that differ from those of the original. Pages would show a misspelled one as written. */
export function argumentProblems(
  key: string,
  message: string,
  original: { readonly file: string; readonly message: string },
): MessageProblem[] {
  const expected = namesIn(original.message);
  const names = namesIn(message);
  if (expected === undefined || names === undefined) return [];
  const lacking = [...expected.difference(names)];
  const extra = [...names.difference(expected)];
  if (lacking.length === 0 && extra.length === 0) return [];
  const difference = `${listed(extra)} instead of ${listed(lacking)}`;
  return [
    {
      message: `The message "${key}" and ${original.file} have different arguments: ${difference}.`,
      remedy: expected.size === 0 ? 'Use no arguments.' : `Use exactly: ${listed([...expected])}.`,
    },
  ];
}

function namesIn(message: string): Set<string> | undefined {
  const parsed = parseIcuMessage(message);
  return parsed.ok ? new Set(argumentNames(parsed.elements)) : undefined;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.toSorted().join(', ');
}

/** Reports plurals without a category that the language needs. */
export function pluralProblems(key: string, message: string, locale: LocaleCode): MessageProblem[] {
  const parsed = parseIcuMessage(message);
  return (parsed.ok ? pluralArguments(parsed.elements) : []).flatMap(({ name, type, categories }) => {
    const needed = neededCategories(locale, type);
    const missing = needed.filter((category) => !categories.includes(category));
    if (missing.length === 0) return [];
    return [
      {
        message: `The plural {${name}} of "${key}" lacks: ${missing.join(', ')}.`,
        remedy: `In this language write all of: ${needed.join(', ')}.`,
      },
    ];
  });
}

/** Returns the plural categories of a language: in Polish one, few, many and other. */
export function neededCategories(
  locale: LocaleCode,
  type: Intl.PluralRuleType,
): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(localeOf(locale).iso, { type }).resolvedOptions().pluralCategories;
}
