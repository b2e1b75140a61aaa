import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import type { SpeedReport } from '@vpn-site/core/provider/measured-tests.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { speedTestsBlock } from './speed-tests.block.ts';
import { SpeedTests } from './speed-tests.tsx';

const english = testContext();
const select = (site = english) => speedTestsBlock.select({}, site, []);

function measured(value: number): SpeedReport {
  const text = (words: string) => ({ en: words, pl: words, tr: words });
  return {
    tester: 'The Lab',
    metric: text('Median'),
    value,
    unit: 'Mbps',
    conditions: text('Two lines'),
    asOf: '2025-05-01',
    source: 'magazine',
  };
}

/** Returns the fixture site in which three providers took part in the same test. */
function lab(locale: LocaleCode = 'en'): SiteContext {
  const site = testContext(locale);
  const shared = site.providers.get('alder')?.facts['speed-reports'];
  if (!shared || !isKnown(shared)) throw new Error('The fixture has speed reports of alder.');
  const values = new Map([
    ['alder', 900],
    ['birch', 1000],
    ['cedar', 500],
  ]);
  const sources = site.providers.get('alder')?.sources;
  const providers = [...site.providers].map(([id, provider]): [string, typeof provider] => {
    const value = values.get(id);
    if (value === undefined) return [id, provider];
    const facts = {
      ...provider.facts,
      'speed-reports': { ...shared, value: [measured(value)] } as typeof shared,
    };
    return [id, { ...provider, facts, sources: { ...sources, ...provider.sources } }];
  });
  return { ...site, providers: new Map(providers) };
}

describe('the tests', () => {
  test('a test of several providers is one test, largest figure first; nine tenths of the fastest is close', () => {
    const { tests, within, without } = select(lab());
    expect(tests.map(({ tester, bars }) => [tester, bars.map(({ badge }) => badge.id)])).toEqual([
      ['The Lab', ['birch', 'alder', 'cedar']],
    ]);
    expect(within).toBeCloseTo(0.1);
    expect(tests[0]?.closeCount).toBe(2);
    expect(without).toBe('Dogwood, Elm VPN and Fir VPN');
  });

  test('a share is no speed, so nothing is said about the fastest', () => {
    expect(select().tests.map(({ tester, closeCount }) => [tester, closeCount])).toEqual([
      ['The Magazine', undefined],
    ]);
  });
});

test.each([
  ['en', '2 of 3 are within 10% of the fastest.'],
  ['pl', '2 z 3 dzieli od najszybszego najwyżej 10%.'],
  ['tr', '3 hizmetin 2 tanesi, en hızlıdan en çok %10 geride.'],
] as const)('says how many are close, in %s', (locale, sentence) => {
  expect(renderElement(<SpeedTests {...select(lab(locale))} />, locale).text).toContain(sentence);
});
