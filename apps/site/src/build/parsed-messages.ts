import type { Plugin } from 'vite';

/**
 * Replaces the message formatter in browser code with one that has no parser, because browsers get messages already parsed
 * (packages/core/src/i18n/compiled-messages.ts).
 */
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
