import { defaultLocale } from '#domain/locale/locale-table.ts';
import { argumentNames, parseIcuMessage } from '../icu-message.ts';
import { flattenMessages, lineOfMessage } from '../message-files.ts';
import type { Check } from './check.ts';

/** A message takes the same arguments in every language: a misspelt one would be shown as it is written. */
export const messageArgumentsEqual: Check = ({ messageFiles }) => {
  const reference = messageFiles.find(({ locale }) => locale === defaultLocale);
  if (reference === undefined) return [];
  const wanted = new Map(flattenMessages(reference.tree).map(([key, text]) => [key, namesIn(text)]));
  return messageFiles.flatMap(({ file, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) => {
      const expected = wanted.get(key);
      const names = namesIn(message);
      if (expected === undefined || names === undefined) return [];
      const lacking = [...expected.difference(names)];
      const extra = [...names.difference(expected)];
      if (lacking.length === 0 && extra.length === 0) return [];
      const difference = `${listed(extra)} instead of ${listed(lacking)}`;
      return [
        {
          file,
          line: lineOfMessage(text, key),
          message: `The message "${key}" has other arguments than in ${reference.file}: ${difference}.`,
          remedy: expected.size === 0 ? 'Use no arguments.' : `Use exactly: ${listed([...expected])}.`,
        },
      ];
    }),
  );
};

function namesIn(message: string): Set<string> | undefined {
  const parsed = parseIcuMessage(message);
  return parsed.ok ? new Set(argumentNames(parsed.elements)) : undefined;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.toSorted().join(', ');
}
