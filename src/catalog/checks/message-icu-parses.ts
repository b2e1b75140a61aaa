import { parseIcuMessage } from '../icu-message.ts';
import { flattenMessages, lineOfMessage } from '../message-files.ts';
import type { Check } from './check.ts';

/** Every message is valid ICU. */
export const messageIcuParses: Check = ({ messageFiles }) =>
  messageFiles.flatMap(({ file, text, tree }) =>
    flattenMessages(tree).flatMap(([key, message]) => {
      const parsed = parseIcuMessage(message);
      if (parsed.ok) return [];
      return [
        {
          file,
          line: lineOfMessage(text, key),
          message: `The message "${key}" is not valid ICU (${parsed.reason}).`,
          remedy: "Close every brace; a literal brace is written '{'.",
        },
      ];
    }),
  );
