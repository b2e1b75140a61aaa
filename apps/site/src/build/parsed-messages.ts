import type { Plugin } from 'vite';

/** Browsers get messages that are parsed already (packages/core/src/i18n/compiled-messages.ts), and only the code that fills them in. */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id !== 'use-intl/format-message') return null;
      return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true });
    },
  };
}
