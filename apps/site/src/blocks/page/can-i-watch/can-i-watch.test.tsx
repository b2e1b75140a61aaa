import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectCanIWatch } from './can-i-watch.block.ts';
import { CanIWatch } from './can-i-watch.tsx';

const english = testContext();
const report = (region: string) => ({
  service: 'netflix',
  region,
  result: 'works' as const,
  claim: 'independently-reported' as const,
  asOf: '2025-03-25',
  source: 'magazine',
});
const twoCountries = withFact(english, 'birch', 'streaming', { value: [report('US'), report('JP')] });

describe('can-i-watch', () => {
  test('offers every service that somebody tested, each with its answer', () => {
    const { services } = selectCanIWatch(english);
    expect(services.map(({ face, answer }) => [face.name, answer.lead])).toEqual([
      ['Netflix', 'Yes, with Birch VPN.'],
      ['Disney+', 'Yes, with both VPNs tested.'],
      ['BBC iPlayer', 'Yes, with Birch VPN.'],
      ['ITVX', 'No, not with any VPN tested.'],
    ]);
  });

  test('asks for a country only where there is a choice', () => {
    const countries = (site: typeof english) =>
      selectCanIWatch(site).services[0]?.countries.map(({ name, answer }) => [name, answer.lead]);
    expect(countries(english)).toEqual([]);
    expect(countries(twoCountries)).toEqual([
      ['US', 'Yes, with Birch VPN.'],
      ['Japan', 'Yes, with the only VPN tested.'],
    ]);
  });

  test('leads to the page of a service, where there is one', () => {
    expect(selectCanIWatch(english).services.map(({ path }) => path)).toEqual([
      '/streaming/netflix',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a site without reports still says what to do', () => {
    const rendered = renderElement(<CanIWatch {...selectCanIWatch(emptyContext)} />);
    expect(rendered.all('input').map(({ attributes }) => 'checked' in attributes)).toEqual([true]);
    expect(rendered.all('.watch-answer')[0]?.text).toMatch(/^We know of no recent independent test\./);
  });
});

describe('can-i-watch as drawn', () => {
  const rendered = renderElement(<CanIWatch {...selectCanIWatch(twoCountries)} />);

  test('each choice is a radio button, its label and its own answer, one after the other', () => {
    const labels = rendered.all('label.watch-chip');
    const inputs = rendered.all('input');
    expect(labels.map(({ text }) => text)).toEqual([
      'Netflix',
      'Any country',
      'US',
      'Japan',
      'D+ Disney+',
      'BBC iPlayer',
      'Something else',
    ]);
    expect(labels.map(({ attributes }) => attributes.for)).toEqual(
      inputs.map(({ attributes }) => attributes.id),
    );
    expect(rendered.all('.watch-chosen')).toHaveLength(labels.length);
  });
});
