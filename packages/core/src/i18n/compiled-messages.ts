import compile from 'icu-minify/compile';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Returns messages as browsers get them: already parsed, so that a browser needs no parser
 * (apps/site/src/build/parsed-messages.ts).
 */
export function compiledMessages(messages: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compiledMessages(message),
    ]),
  );
}
