import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);

// The term for advertising that the law of each country requires: docs/editors/terms.md.
test.each([
  ['en', /^paid link\b/i],
  ['pl', /^reklama\b/i],
  ['tr', /^reklam\b/i],
] as const)(
  'a paid link is called what the law asks for in %s, before anything else is said',
  (locale, word) => {
    const { paid, paidNote } = messagesOf(catalog, locale).blocks.trackedLink;
    expect(paid).toMatch(word);
    expect(paidNote).toMatch(word);
  },
);
