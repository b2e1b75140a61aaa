import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { streamingProfile } from './services.ts';
import { bestOpening, watchAnswer } from './watch-answer.ts';

type Results = Readonly<Record<string, StreamingReport['result']>>;

/** Returns a site with the given tests, by provider and country, and no others. */
function siteWithTests(by: Readonly<Record<string, Results>>, locale: LocaleCode = 'en'): SiteContext {
  return ['alder', 'birch', 'elm'].reduce((site, provider) => {
    const value = Object.entries(by[provider] ?? {}).map(([place, result]): StreamingReport => {
      const [service = '', region] = place.split(' ');
      return {
        service,
        region,
        result,
        claim: 'independently-reported',
        asOf: '2025-03-25',
        source: 'magazine',
      };
    });
    return withFact(site, provider, 'streaming', { value });
  }, testContext(locale));
}

const answerLines = (site: SiteContext, country?: string, service = 'netflix') => {
  const { lead, sentences } = watchAnswer(service, country, site);
  return [lead, ...sentences];
};

describe('whether a service can be watched', () => {
  test('with all that were tested, where, since when, and with whom for least', () => {
    const works = { 'netflix US': 'works', 'netflix GB': 'works' } as const;
    expect(answerLines(siteWithTests({ alder: works, birch: works }))).toEqual([
      'Yes, with both VPNs tested.',
      'Both opened Netflix in both countries tried (UK, US); the newest test is from March 25, 2025.',
      'Cheapest that opened it: Alder VPN, $168.00 over three years.',
    ]);
  });

  test('with the only one that was tested', () => {
    expect(answerLines(siteWithTests({ alder: { 'netflix US': 'works' } }))).toEqual([
      'Yes, with the only VPN tested.',
      'It opened Netflix US; the newest test is from March 25, 2025.',
      'It costs $168.00 over three years.',
    ]);
  });

  test('with some, by name; who fails is named too', () => {
    const site = siteWithTests({
      alder: { 'netflix US': 'works' },
      birch: { 'netflix US': 'mixed' },
      elm: { 'netflix US': 'blocked' },
    });
    expect(answerLines(site)).toEqual([
      'Yes, with Alder VPN.',
      'It opened Netflix US; the newest test is from March 25, 2025.',
      'Results are mixed with Birch VPN.',
      'It blocked Elm VPN.',
      'It costs $168.00 over three years.',
    ]);
  });

  test('countries are named only where all that open it were tried there', () => {
    const site = siteWithTests({
      alder: { 'netflix US': 'works', 'netflix JP': 'works' },
      birch: { 'netflix US': 'works' },
    });
    expect(answerLines(site)[1]).toBe(
      'Both opened Netflix in every country tried; the newest test is from March 25, 2025.',
    );
    expect(answerLines(site, 'JP')).toEqual([
      'Yes, with the only VPN tested.',
      'It opened Netflix Japan; the newest test is from March 25, 2025.',
      'It costs $168.00 over three years.',
    ]);
  });

  test('in one country by what was seen there', () => {
    const site = siteWithTests({
      alder: { 'netflix US': 'works', 'netflix GB': 'blocked' },
      birch: { 'netflix US': 'works' },
    });
    expect(answerLines(site, 'US').slice(0, 2)).toEqual([
      'Yes, with both VPNs tested.',
      'Both opened Netflix US; the newest test is from March 25, 2025.',
    ]);
    expect(answerLines(site, 'GB')).toEqual(['No, not with any VPN tested.', 'It blocked Alder VPN.']);
    expect(answerLines(site)).toContain('Results are mixed with Alder VPN.');
  });

  test('not reliably, not at all, or nobody knows', () => {
    expect(answerLines(siteWithTests({ elm: { 'netflix US': 'mixed' } }))).toEqual([
      'Not reliably.',
      'Results are mixed with Elm VPN.',
    ]);
    expect(answerLines(siteWithTests({ elm: { 'netflix US': 'blocked' } }))[0]).toBe(
      'No, not with any VPN tested.',
    );
    expect(answerLines(siteWithTests({}))).toEqual([
      'We know of no recent independent test.',
      'Take a plan with a refund window and try your service, country and device in the first week.',
    ]);
  });

  test('the cheapest is named with what it does not open; without a total there is none', () => {
    const both = { 'netflix US': 'works', 'itvx GB': 'works' } as const;
    const cheapest = (site: SiteContext) => answerLines(site).at(-1);
    expect(
      cheapest(siteWithTests({ alder: { 'netflix US': 'works', 'itvx GB': 'blocked' }, birch: both })),
    ).toBe('Cheapest that opened it: Alder VPN, $168.00 over three years, but ITVX blocked it.');
    expect(
      cheapest(siteWithTests({ alder: { 'netflix US': 'works', 'itvx GB': 'mixed' }, birch: both })),
    ).toBe('Cheapest that opened it: Alder VPN, $168.00 over three years, but results are mixed for ITVX.');
    // 227.64 euros at 1.16 against 168 dollars.
    expect(cheapest(siteWithTests({ alder: both, elm: both }))).toMatch(
      /^Cheapest that opened it: Alder VPN/,
    );
    const silent = withPlans(siteWithTests({ alder: both, birch: both }), 'birch', {
      renewal: 'unpublished',
    });
    expect(cheapest(silent)).toMatch(/^Both opened/);
  });

  test.each([
    [
      'pl',
      [
        'Tak, z oboma przetestowanymi VPN-ami.',
        'Oba otworzyły Netflix (USA); ostatnia próba: 25 marca 2025.',
        'Najtańszy z nich: Alder VPN, 206,64 USD za trzy lata.',
      ],
    ],
    [
      'tr',
      [
        'Evet, denenen iki VPN ile de.',
        'Netflix ABD ikisiyle de açıldı; son deneme: 25 Mart 2025.',
        'Aralarında en ucuzu: Alder VPN, üç yıl için $201,60.',
      ],
    ],
  ] as const)('in %s as people say it there', (locale, words) => {
    const works = { 'netflix US': 'works' } as const;
    const plain = answerLines(siteWithTests({ alder: works, birch: works }, locale)).map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
    expect(plain).toEqual(words);
  });
});

describe('whom to take for a service', () => {
  test('the first of the list in which tests weigh most, if it opened wherever it was tried', () => {
    const site = siteWithTests({ alder: { 'netflix US': 'mixed' }, birch: { 'netflix US': 'works' } });
    expect(streamingProfile(site)).toBe('streaming');
    expect(bestOpening('netflix', site)).toEqual({
      provider: 'birch',
      sentence: 'Birch VPN opened Netflix US; the newest test is from March 25, 2025.',
    });
    expect(bestOpening('itvx', site)).toBeUndefined();
  });
});
