import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { recordRows } from '#evidence/record/records.ts';
import { TimelineSection } from './timeline-section.tsx';

const site = testContext();
const section = (provider: string) =>
  renderElement(<TimelineSection rows={recordRows(provider, site)} site={site} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

describe('the section of audits and incidents', () => {
  test('draws a number for each, round for audits and square for the others, and says in words what it draws', () => {
    const [drawing] = section('alder').all('svg.timeline');
    expect(drawing?.attributes['aria-label']).toMatch(
      /^3 audits \(and 1 of another product\), no known incident, put to the test twice, on a timeline/,
    );
    const pins = drawing?.all('svg.pin-drawing') ?? [];
    expect(texts(pins)).toEqual(['4', '3', '2', '1', '2', '1']);
    const corners = pins.map((pin) => pin.all('rect')[0]?.attributes.rx);
    expect(new Set(corners.slice(0, 4))).toEqual(new Set(['11']));
    expect(new Set(corners.slice(4))).toEqual(new Set(['5']));
  });

  test('says of each when, who or what, and with a word what came of it', () => {
    const [newest] = section('alder').all('ol.record-list')[0]?.all('li') ?? [];
    expect(newest?.all('b')[0]?.text).toMatch(/\.$/);
    const words = section('alder')
      .all('.chip')
      .map(({ text }) => text);
    expect(words).toContain('Public report');
    expect(words.join()).not.toContain('not known');
  });

  test.each([
    ['an audit alone', 'cedar', 1],
    ['an incident alone', 'fir', 1],
    ['neither', 'dogwood', 0],
  ])('with %s known, %s has so many drawings: %i', (_, provider, count) => {
    const rendered = section(provider);
    expect(rendered.all('svg.timeline')).toHaveLength(count);
    expect(texts(rendered.all('h3'))).toEqual(['Who looked inside', 'What went wrong']);
  });

  test('what did no harm stands in a list of its own, with what it proves', () => {
    const [, wrong, tested] = section('alder').all('h3');
    expect([wrong?.text, tested?.text]).toEqual(['What went wrong', 'Put to the test']);
    const lists = section('alder').all('ol.record-list');
    expect(lists[0]?.text).toContain('Another product of the company; does not score.');
    const entries = lists.slice(-2).flatMap((list) => texts(list.all('li')));
    expect(entries[0]).toMatch(/it held no customer data.*turned up no customer data\. Others confirm it\.$/);
    expect(entries).toHaveLength(2);
    expect(section('alder').text).not.toMatch(/\bincidents?\b(?! is known to us)/i);
  });

  test('where nothing is known it says so', () => {
    expect(section('dogwood').text).toContain('No audit is known to us.');
  });
});
