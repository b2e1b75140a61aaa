import { defaultLocale, isPartialLocale } from '@vpn-site/core/locale/locale-table.ts';
import { flattenMessages, lineOfMessage } from '../message-files.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** Every language has exactly the messages of the default language; a partial language may lack some. */
export const messageKeysEqual: Check = ({ messageFiles }) => {
  const readable = messageFiles.filter(({ problems }) => problems.length === 0);
  const reference = readable.find(({ locale }) => locale === defaultLocale);
  if (reference === undefined) return [];
  const wanted = new Set(flattenMessages(reference.tree).map(([key]) => key));
  return readable.flatMap(({ file, locale, text, tree }) => {
    const present = new Set(flattenMessages(tree).map(([key]) => key));
    const missing = [...wanted.difference(present)].map(
      (key): Problem => ({
        file,
        message: `The message "${key}" is missing.`,
        remedy: `Translate it from ${reference.file}:${lineOfMessage(reference.text, key)}.`,
      }),
    );
    const extra = [...present.difference(wanted)].map(
      (key): Problem => ({
        file,
        line: lineOfMessage(text, key),
        message: `The message "${key}" does not exist in ${reference.file}.`,
        remedy: 'Add it there, or remove it here.',
      }),
    );
    return isPartialLocale(locale) ? extra : [...missing, ...extra];
  });
};
