import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
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

test('offers every service that somebody tested, each with its answer and its page', () => {
  const { services } = selectCanIWatch(english);
  expect(services.map(({ face, answer, path }) => [face.name, answer.lead, path])).toEqual([
    ['Netflix', 'Yes, with Birch VPN.', '/streaming/netflix'],
    ['Disney+', 'Yes, with both VPNs tested.', undefined],
    ['BBC iPlayer', 'Yes, with Birch VPN.', undefined],
    ['ITVX', 'No, not with any VPN tested.', undefined],
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

test('a site without reports still says what to do', () => {
  const rendered = renderElement(<CanIWatch {...selectCanIWatch(emptyContext)} />);
  expect(rendered.all('input').map(({ attributes }) => 'checked' in attributes)).toEqual([true]);
  expect(rendered.all('.watch-answer')[0]?.text).toMatch(/^We know of no recent independent test\./);
});

test('each choice is a radio button with a label and its own answer', () => {
  const rendered = renderElement(<CanIWatch {...selectCanIWatch(twoCountries)} />);
  const labels = rendered.all('label.watch-chip');
  expect(labels.map(({ attributes }) => attributes.for)).toEqual(
    rendered.all('input').map(({ attributes }) => attributes.id),
  );
  expect(rendered.all('.watch-chosen')).toHaveLength(labels.length);
});
