import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { factsFrom } from '@vpn-site/content/facts/facts-from.ts';
import { methodologyOn, readMethodologies } from '@vpn-site/content/methodology/read-methodologies.ts';
import { readOffers } from '@vpn-site/content/offers/read-offers.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { liveRoot } from './live-site.ts';

/** Reads everything from which a site is scored, and its offers. */
function readSite(root: string) {
  const files = readFactFiles(root);
  const { providers, vocabulary } = factsFrom(files);
  const methodology = methodologyOn(readMethodologies(files, vocabulary), undefined);
  const asOf = datelineOf(providers, vocabulary).checked ?? methodology.published;
  return { providers, methodology, asOf, offers: readOffers(files) };
}

const scoresOf = ({ providers, methodology, asOf }: Omit<ReturnType<typeof readSite>, 'offers'>) =>
  publishedScores(providers, methodology, asOf);

describe.each([
  ['the fixture', fixtureRoot],
  ['this site', liveRoot],
])('money cannot reach the score of %s', (_site, root) => {
  const site = readSite(root);
  const scores = scoresOf(site);

  test('shuffling and paying for all offers changes no rank and no score', () => {
    const folder = mkdtempSync(join(tmpdir(), 'offers-'));
    try {
      cpSync(join(root, 'facts'), join(folder, 'facts'), { recursive: true });
      const files = readdirSync(join(folder, 'facts/offers')).map((name) =>
        join(folder, 'facts/offers', name),
      );
      const offers = files.map((file) => parse(readFileSync(file, 'utf8'), { schema: 'core' }) as Offer);
      for (const [place, file] of files.entries()) {
        const { provider, checked } = offers[place] ?? {};
        const history = [{ since: checked }];
        const { destination } = offers[(place + 1) % offers.length] ?? {};
        const sold = site.providers.find(({ id }) => id === provider);
        const coupon = {
          code: `SAVE${place}`,
          percent: 1 + place,
          plans: (sold && knownFact(sold, 'prices')?.value.map(({ id }) => id)) ?? ['annual'],
          checked,
        };
        writeFileSync(
          file,
          stringify({ provider, destination, paid: true, subId: 'aff_sub', history, coupon, checked }),
        );
      }
      const shuffled = readSite(folder);
      expect(shuffled.offers.size).toBe(site.offers.size);
      expect([...shuffled.offers.values()].every(({ paid, coupon }) => paid && coupon)).toBe(true);
      expect(scoresOf(shuffled)).toEqual(scores);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('commissions planted beside the facts are not read', () => {
    const planted = site.providers.map((provider, place) => ({
      ...provider,
      commission: place * 10,
      offers: [{ payout: 100 - place }],
      facts: {
        ...provider.facts,
        commission: { value: place, basis: 'dataset', checked: site.asOf, sources: [] },
      },
    })) as unknown as Provider[];
    expect(scoresOf({ ...site, providers: planted })).toEqual(scores);
  });

  test('no criterion reads anything about offers, commissions or affiliate programmes', () => {
    const keys = site.methodology.criteria.flatMap((criterion) => criterion.keys);
    expect(keys.filter((key) => /offer|commission|affiliate|click/.test(key))).toEqual([]);
  });
});
