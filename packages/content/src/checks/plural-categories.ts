import { flattenMessages, lineOfMessage } from '../message-files.ts';
import { pluralProblems } from '../message-problems.ts';
import type { Check } from './check.ts';

/** A plural message has every category its language needs (Polish: one, few, many, other). */
export const pluralCategories: Check = ({ messageFiles }) =>
  messageFiles.flatMap(({ file, locale, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) =>
      pluralProblems(key, message, locale).map((found) => ({
        file,
        line: lineOfMessage(text, key),
        ...found,
      })),
    ),
  );
