import type { Fact } from '@vpn-site/core/provider/fact.ts';
import type { SpeedReport } from '@vpn-site/core/provider/measured-tests.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { CountriesSection } from './countries-section.tsx';
import { SpeedSection } from './speed-section.tsx';
import { StreamingSection } from './streaming-section.tsx';

const site = testContext();

/** Returns the context with these speed reports for Birch. They have the same evidence as Alder's. */
function withSpeeds(context: SiteContext, value: readonly SpeedReport[]): SiteContext {
  const [alder, birch] = ['alder', 'birch'].map((id) => providerById(id, context));
  const fact = alder?.facts['speed-reports'];
  if (!birch || !fact) throw new Error('The fixture has no speeds.');
  const facts = { ...birch.facts, 'speed-reports': { ...fact, value } as Fact };
  return { ...context, providers: new Map([...context.providers, ['birch', { ...birch, facts }]]) };
}

describe('speed', () => {
  const rendered = (provider: string, context = site) =>
    renderElement(<SpeedSection provider={provider} site={context} />);

  test('those in the same test stand on one scale, the largest first, and only there', () => {
    const [metric, conditions] = ['Speed', 'None'].map((text) => ({ en: text, pl: text, tr: text }));
    const report = (tester: string, value: number) =>
      ({ tester, metric, value, unit: 'Mbps', conditions, source: 'magazine' }) as SpeedReport;
    const alder = withFact(site, 'alder', 'speed-reports', { value: [report('A', 50)] });
    const [compared] = rendered('alder', withSpeeds(alder, [report('A', 100), report('B', 1)])).all(
      '.speed-test',
    );
    expect(compared?.all('li').map(({ text }) => /\d+\sMbps/.exec(text)?.[0])).toEqual([
      '100 Mbps',
      '50 Mbps',
    ]);
    const widths = compared?.all('rect.speed-value').map(({ attributes }) => attributes.width);
    expect(widths).toEqual(['100%', '50%']);
    expect(compared?.all('b')).toHaveLength(1);
  });
});

describe('countries', () => {
  const rendered = (provider: string) => renderElement(<CountriesSection provider={provider} site={site} />);

  test('that nobody measured, or nobody counts, are no zero', () => {
    expect(rendered('fir').all('svg')).toEqual([]);
    expect(rendered('dogwood').text).toBe('Nobody says in how many countries it has servers.');
  });
});

test('streaming that nobody tested comes with the refund of the plan in the price line', () => {
  const untested = withFact(site, 'alder', 'streaming', { value: [] });
  const text = (refundDays: number) => {
    const context = withPlans(untested, 'alder', { refundDays });
    return renderElement(<StreamingSection provider="alder" site={context} />).text;
  };
  expect(text(14)).toContain('in the first 14 days');
  expect(text(0)).toBe('We know of no independent test.');
});
