import { describe, expect, test } from 'vitest';
import { legendOf } from '#evidence/fact/evidence-tally.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { factRows } from './facts-model.ts';
import { FactsSection } from './facts-section.tsx';

const site = testContext();
const drawn = (provider: string) =>
  draw(<FactsSection groups={factRows(provider, site)} moons={legendOf(site).moons} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);
const rowOf = (provider: string, key: string) => {
  const row = drawn(provider)
    .all('tr')
    .find(({ attributes }) => attributes.id === `fact-${key}`);
  if (!row) throw new Error(`${provider} has no row for ${key}`);
  return row;
};

describe('the tables of facts', () => {
  test('explain first what each moon means', () => {
    const key = drawn('alder').all('ul.freshness-key')[0]?.all('li') ?? [];
    expect(key.map((item) => [item.all('svg')[0]?.attributes['data-phase'], item.text])).toEqual([
      ['fresh', 'Up to date'],
      ['aging', 'More than half its time over'],
      ['stale', 'Out of date, earns less each day'],
      ['undated', 'Undated'],
    ]);
  });

  test('are one for each group, which says how much of it is known and up to date', () => {
    expect(texts(drawn('cedar').all('summary')).slice(0, 2)).toEqual([
      'Trust 7 of 7 known and up to date',
      'Privacy by design 0 of 4 known and up to date',
    ]);
    expect(texts(drawn('dogwood').all('summary'))[0]).toBe('Trust 0 of 7 known and up to date');
  });

  test('name their columns, the first after the group', () => {
    const [table] = drawn('cedar').all('table.fact-table');
    expect(texts(table?.all('thead')[0]?.all('th') ?? [])).toEqual([
      'Trust',
      'Value',
      'Who says so',
      'As of',
    ]);
    expect(texts(table?.all('tbody')[0]?.all('th') ?? [])).toEqual([
      'Jurisdiction',
      'Operating company',
      'Owner',
      'What else the owner owns',
      'In service since',
      'Independent audits',
      'Incidents',
    ]);
  });
});

describe('the row of a fact', () => {
  test('says what, who says so and of when', () => {
    const row = rowOf('cedar', 'jurisdiction');
    expect(texts(row.all('td'))).toEqual(['Netherlands', '† Dossier of owners: Cedar VPN', 'August 2024']);
    expect(row.all('td').map(({ attributes }) => attributes.class)).toEqual([
      undefined,
      'fact-source',
      'fact-date',
    ]);
    expect(row.all('svg').map(({ attributes }) => attributes['data-phase'])).toEqual(['fresh']);
  });

  test('that is too old is greyed, keeps its answer and marks its date', () => {
    const row = rowOf('cedar', 'logging');
    expect(texts(row.all('span.sign-faint'))).toEqual(['Erased within hours Out of date']);
    const date = row.all('td.fact-date')[0];
    expect([date?.text, date?.attributes.class]).toEqual(['April 2021', 'fact-date fact-stale']);
    expect(date?.all('svg')[0]?.attributes['data-phase']).toBe('stale');
  });

  test('that nobody knows says so across the columns of source and date', () => {
    const row = rowOf('dogwood', 'tor');
    const [, origin, ...more] = row.all('td');
    expect(more).toEqual([]);
    expect(origin?.attributes).toEqual({ colspan: '2', class: 'faint' });
    expect(origin?.text).not.toBe('');
    expect(row.all('td.fact-source')).toEqual([]);
  });

  test('has a line for each remark', () => {
    expect(texts(rowOf('fir', 'obfuscation').all('p.fact-remark'))[0]).toBe('not in your favour');
    expect(rowOf('cedar', 'jurisdiction').all('p.fact-remark')).toEqual([]);
  });
});
