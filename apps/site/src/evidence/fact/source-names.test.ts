import { type Basis, bases } from '@vpn-site/core/provider/fact.ts';
import { type PublisherKind, publisherKinds } from '@vpn-site/core/provider/publisher.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { basisView, markView, sourceViews } from './fact-view.ts';

const sourceOf = (publisher: PublisherKind, published?: string) => ({
  url: `https://www.gazette.example/${publisher}`,
  title: 'A title',
  publisher,
  kind: 'living' as const,
  published,
});

/** Returns the mark of a statement about Alder VPN with sources of these publishers. */
function markOf(basis: Basis, publishers: readonly PublisherKind[], locale: 'en' | 'pl' | 'tr' = 'en') {
  const site = testContext(locale);
  const entries = publishers.map(
    (publisher, index) => [`s${index}`, sourceOf(publisher, '2026-06-27')] as const,
  );
  const sources = sourceViews(
    { sources: entries.map(([id]) => id) },
    { id: 'alder', sources: Object.fromEntries(entries) },
    site,
  );
  const cited = { evidence: 'alder/x', provider: 'Alder VPN', label: 'Devices', sources };
  return markView({ ...cited, basis: basisView(basis, site) }, site);
}

describe('a source mark', () => {
  test.each([
    ['en', 'dataset', ['dataset'], 'Gazette, June 2026'],
    ['en', 'dataset', ['provider', 'dataset', 'press'], 'Gazette, June 2026\u00a0+2'],
    ['en', 'provider-claim', ['dataset', 'provider'], 'Alder VPN says'],
    ['pl', 'provider-claim', ['provider'], 'podaje Alder VPN'],
    ['tr', 'provider-claim', ['provider'], 'Alder VPN beyanı'],
    ['en', 'independent-audit', ['research'], 'Gazette, June 2026'],
    ['en', 'independent-audit', ['press'], 'Independent audit, via Gazette'],
    ['pl', 'independent-audit', ['press'], 'Niezależny audyt, za: Gazette'],
    ['tr', 'independent-audit', ['press'], 'Bağımsız denetim, aktaran: Gazette'],
    ['en', 'independent-audit', ['provider'], 'Independent audit, via Alder VPN'],
    ['en', 'provider-claim', ['press'], 'Provider’s statement, via Gazette'],
    ['en', 'dataset', ['provider'], 'Alder VPN says'],
  ] as const)('in %s, of %s from %s: %s', (locale, basis, publishers, word) => {
    expect(markOf(basis, publishers, locale)?.word).toBe(word);
  });

  test('explains the number of other sources to screen readers', () => {
    const label = (publishers: readonly PublisherKind[], locale?: 'pl' | 'tr') =>
      markOf('dataset', publishers, locale)?.label;
    expect(label(['dataset'])).toBe('Gazette, June 2026: dataset; Alder VPN, Devices');
    expect(label(['dataset', 'press'])).toContain('\u00a0+1: dataset, and 1 more source; Alder VPN, Devices');
    const three = ['dataset', 'press', 'press'] as const;
    expect(label(three, 'pl')).toContain('\u00a0+2: zbiór danych i\u00a0jeszcze 2 źródła; Alder');
    expect(label(three, 'tr')).toContain('\u00a0+2: veri kümesi ve 2 kaynak daha; Alder');
  });

  test('says that the provider speaks only where it does, and of its own claims always', () => {
    for (const basis of bases) {
      for (const publisher of publisherKinds) {
        const { word = '', isOwnClaim } = markOf(basis, [publisher]) ?? {};
        expect({ basis, publisher, says: word === 'Alder VPN says' }).toEqual({
          basis,
          publisher,
          says: publisher === 'provider' && basis !== 'independent-audit' && basis !== 'court-record',
        });
        if (basis === 'provider-claim') expect(isOwnClaim).toBe(true);
        if (basis === 'independent-audit') expect(isOwnClaim).toBe(false);
      }
    }
  });
});
