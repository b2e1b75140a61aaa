import { flattenMessages, lineOfMessage } from '../message-files.ts';
import { icuProblems } from '../message-problems.ts';
import type { Check } from './check.ts';

/** Every message is valid ICU. */
export const messageIcuParses: Check = ({ messageFiles }) =>
  messageFiles.flatMap(({ file, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) =>
      icuProblems(key, message).map((found) => ({ file, line: lineOfMessage(text, key), ...found })),
    ),
  );
