import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { flattenMessages, lineOfMessage } from '../message-files.ts';
import { argumentProblems } from '../message-problems.ts';
import type { Check } from './check.ts';

/** A message takes the same arguments in every language. */
export const messageArgumentsEqual: Check = ({ messageFiles }) => {
  const reference = messageFiles.find(({ locale }) => locale === defaultLocale);
  if (reference === undefined) return [];
  const originals = new Map(flattenMessages(reference.tree));
  return messageFiles.flatMap(({ file, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) => {
      const original = originals.get(key);
      if (original === undefined) return [];
      return argumentProblems(key, message, { file: reference.file, message: original }).map((found) => ({
        file,
        line: lineOfMessage(text, key),
        ...found,
      }));
    }),
  );
};
