import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { leadingDrawbacks, mainDrawback } from './main-drawback.ts';
import { MainDrawback } from './outcome.tsx';

const english = testContext();
/** The fixture site without the main drawbacks that its reviews contain. */
const unwritten: SiteContext = { ...english, catches: new Map() };
const openFlaw: Incident = {
  date: '2025-05-01',
  summary: { en: 'A flaw.', pl: 'Luka.', tr: 'Bir açık.' },
  outcome: 'unknown',
  harm: 'flaw',
  told: 'answered',
  source: 'magazine',
};
const withIncidents = (site: SiteContext, value: readonly Incident[]) =>
  withFact(site, 'alder', 'incidents', { value });

describe('a written catch', () => {
  test('is the same sentence in every list, with a source', () => {
    const text = 'You can’t read the report of the auditors who searched its servers.';
    for (const { id } of english.methodology.profiles) {
      expect(mainDrawback('alder', id, english)).toMatchObject({
        text,
        marks: [{ evidence: 'alder/audits' }],
        open: undefined,
      });
    }
  });

  test('of several facts has a source for each of them, once', () => {
    const restsOn = { 'incidents/2025-05-01': 'flaw, unknown', 'parent-company': 'none' };
    const catches = new Map([['alder', { text: 'A flaw, and no parent.', restsOn }]]);
    const drawback = mainDrawback('alder', 'overall', withIncidents({ ...english, catches }, [openFlaw]));
    const evidence = ['alder/incidents:0', 'alder/parent-company'];
    const links = drawback && renderElement(<MainDrawback {...drawback} />).all('a');
    expect(links?.map(({ attributes }) => attributes['data-evidence'])).toEqual(evidence);
  });

  test.each(localeCodes)('%s has its own words for what the English review rests on', (locale) => {
    const { catches } = testContext(locale);
    expect(catches.get('fir')?.restsOn).toEqual({ 'incidents/2019': 'handed-over, data-exposed' });
    expect(catches.get('fir')?.text).toMatch(/2019/);
  });

  test('gives way when a fact that it rests on changes', () => {
    const changed = withFact(english, 'birch', 'logging', { value: 'none' });
    expect(mainDrawback('birch', 'overall', english)?.text).toBe('It logs when and from where you connect.');
    expect(mainDrawback('birch', 'overall', changed)?.text).not.toMatch(/when and from where/);
  });

  test('does not hide an open incident', () => {
    const site = withIncidents(english, [openFlaw]);
    const drawback = mainDrawback('alder', 'overall', site);
    expect(drawback?.open?.text).toMatch(/^A flaw.* 2025.*\.$/);
    expect(leadingDrawbacks('alder', 'overall', site).map(({ text }) => text)).toEqual([
      drawback?.open?.text,
      drawback?.text,
    ]);
    const lines = drawback && renderElement(<MainDrawback {...drawback} />).all('p');
    expect(lines?.map(({ text }) => text.split('.')[0])).toEqual(['Still open', 'The catch']);
  });

  test('about the open incident is told once', () => {
    const restsOn = { 'incidents/2025-05-01': 'flaw, unknown' };
    const catches = new Map([['alder', { text: 'Websites could link you.', restsOn }]]);
    const site = withIncidents({ ...english, catches }, [openFlaw]);
    expect(leadingDrawbacks('alder', 'overall', site).map(({ text }) => text)).toEqual([
      'Websites could link you.',
    ]);
    expect(mainDrawback('alder', 'overall', site)?.marks).toMatchObject([{ evidence: 'alder/incidents:0' }]);
  });
});

describe('without one', () => {
  test('the catch is made from the facts as a full sentence; an open incident is the catch, told once', () => {
    expect(mainDrawback('fir', 'overall', unwritten)?.text).toMatch(/^It .* 2019.*\.$/);
    expect(mainDrawback('birch', 'torrenting', unwritten)?.text).toBe('No port forwarding.');
    const site = withIncidents(unwritten, [openFlaw]);
    expect(leadingDrawbacks('alder', 'overall', site)).toHaveLength(1);
    expect(mainDrawback('alder', 'overall', site)?.text).toMatch(/^A flaw.* 2025/);
  });

  test('where the cost weighs most and the price jumps later, it is the jump', () => {
    expect(mainDrawback('elm', 'overall', unwritten)?.criteria).toEqual(['cost']);
    const site = withPlans(unwritten, 'elm', { renewal: { charged: 200, months: 12 } });
    expect(mainDrawback('elm', 'overall', site)?.criteria).toEqual(['renewal']);
  });
});
