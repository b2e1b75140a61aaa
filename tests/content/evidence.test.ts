import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { composeSiteContext } from '@vpn-site/site/compose/site-context.ts';
import { evidenceFile } from '@vpn-site/site/evidence/card/evidence-file.ts';
import { factView } from '@vpn-site/site/evidence/fact/fact-view.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);
// Any day works, because the content of a fact does not depend on the day, only its age does.
const { published: anyDay } = catalog.methodology;

describe.each(localeCodes)('every fact of this site in %s', (locale) => {
  const t = translator(locale, messagesOf(catalog, locale));
  const from = composeSiteContext(catalog, locale, t, anyDay);
  const nonsense = /undefined|\[object|NaN/;

  test('can be said in words', () => {
    for (const { id, facts } of catalog.facts.providers) {
      for (const key of Object.keys(facts)) {
        const { text } = factView(id, key, from);
        expect(text, `${id}/${key}`).toMatch(/\S/);
        expect(text, `${id}/${key}`).not.toMatch(nonsense);
      }
    }
  });

  test('has a card with a source where it is known, and none where it is not', () => {
    for (const provider of catalog.facts.providers) {
      const cards = evidenceFile(provider, from).facts;
      const known = Object.entries(provider.facts).filter(([, fact]) => isKnown(fact));
      expect(Object.keys(cards).toSorted()).toEqual(known.map(([key]) => key).toSorted());
      for (const { sources } of Object.values(cards)) expect(sources.length).toBeGreaterThan(0);
      expect(JSON.stringify(cards), provider.id).not.toMatch(nonsense);
    }
  });
});
