import { localeOf } from '#domain/locale/locale-table.ts';
import { parseIcuMessage, pluralArguments } from '../icu-message.ts';
import { flattenMessages, lineOfMessage } from '../message-files.ts';
import type { Check } from './check.ts';

/** A plural message has every category its language needs (Polish: one, few, many, other). */
export const pluralCategories: Check = ({ messageFiles }) =>
  messageFiles.flatMap(({ file, locale, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) => {
      const parsed = parseIcuMessage(message);
      return (parsed.ok ? pluralArguments(parsed.elements) : []).flatMap(({ name, type, categories }) => {
        const needed = new Intl.PluralRules(localeOf(locale).iso, { type }).resolvedOptions()
          .pluralCategories;
        const missing = needed.filter((category) => !categories.includes(category));
        if (missing.length === 0) return [];
        return [
          {
            file,
            line: lineOfMessage(text, key),
            message: `The plural {${name}} of "${key}" lacks: ${missing.join(', ')}.`,
            remedy: `In this language write all of: ${needed.join(', ')}.`,
          },
        ];
      });
    }),
  );
