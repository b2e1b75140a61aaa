import type { ChangeHistory, FactChange, ValueChange } from '@vpn-site/core/change/fact-change.ts';
import { byLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { samplePlan } from '@vpn-site/core/price/price.fixture.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#compose/locale-site.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type ChangeLogModel, selectChangeLog } from './change-log.block.ts';
import { ChangeLog } from './change-log.tsx';

const contextOf = (locale: LocaleCode, history: ChangeHistory) => ({
  ...testContext(locale),
  changes: () => history,
});
type Held = ValueChange['before'];
const changed = (key: string, before: Held, after: Held, provider = 'alder'): FactChange => {
  return { kind: 'changed', day: '2025-06-14', provider, key, before, after };
};
const count = (value: number) => ({ type: 'number', value }) as const;
const yes = { type: 'yes-no', value: true } as const;
const added = (provider: string): FactChange => ({ kind: 'added', day: '2025-06-13', provider });
const html = (locale: LocaleCode, history: ChangeHistory, provider?: string) =>
  renderHtml(<ChangeLog {...selectChangeLog(provider, contextOf(locale, history))} />, locale);

const changes = [
  changed('countries', count(40), count(60)),
  changed('tor', 'unknown', yes, 'birch'),
  added('birch'),
  added('alder'),
];

test('says what was and what is, in the words of facts, by day', () => {
  const { days } = selectChangeLog(undefined, contextOf('en', { changes, isComplete: true }));
  expect(days).toMatchObject([
    {
      dayText: 'June 14, 2025',
      lines: [
        { provider: 'Alder VPN', label: 'Countries', values: { before: '40', after: '60' } },
        { provider: 'Birch VPN', values: { before: 'Unknown', after: 'Yes' } },
      ],
    },
    { notes: ['Added with all facts: Alder VPN and Birch VPN.'], lines: [] },
  ]);
});

test('what changed alike for several is one line, in the place of the first', () => {
  const alike = [
    changed('tor', 'unknown', yes, 'birch'),
    changed('countries', count(40), count(60)),
    changed('tor', 'unknown', yes, 'alder'),
  ];
  const [day] = selectChangeLog(undefined, contextOf('en', { changes: alike, isComplete: true })).days;
  expect(day?.lines.map(({ provider }) => provider)).toEqual(['Alder VPN and Birch VPN', 'Alder VPN']);
});

test('who is no longer listed is named by its id, and a fact that is no longer asked for is left out', () => {
  const gone: FactChange = { kind: 'removed', day: '2025-06-14', provider: 'willow' };
  const history = { changes: [gone, changed('no-such-key', count(1), count(2))], isComplete: true };
  expect(selectChangeLog(undefined, contextOf('en', history)).days).toMatchObject([
    { notes: [expect.stringContaining('willow')], lines: [] },
  ]);
});

test('where the short answer is the same, it says that details changed', () => {
  const plans = (charged: number) => ({ type: 'plans', value: [samplePlan({ charged })] }) as const;
  const history = { changes: [changed('prices', plans(5), plans(6))], isComplete: true };
  expect(selectChangeLog(undefined, contextOf('en', history)).days[0]?.lines[0]?.values).toBeUndefined();
  expect(html('en', history)).toContain('details changed');
});

test('a long history is cut, and says by how much', () => {
  const many = Array.from({ length: 205 }, () => changed('countries', count(1), count(2)));
  expect(html('en', { changes: many, isComplete: true })).toContain('5 older changes are not shown.');
});

test('what a provider states in its own terms today is in these terms, not as a step of a scale', () => {
  const choice = (value: string) => ({ type: 'choice', value }) as const;
  const history = { changes: [changed('logging', choice('brief'), choice('none'))], isComplete: true };
  const own = byLocale(() => 'Nothing at all');
  const worded = withFact(testContext('en'), 'alder', 'logging', {
    wording: { is: 'none', sentence: own, short: own },
  });
  const values = (context: SiteContext) =>
    selectChangeLog('alder', { ...context, changes: () => history }).days[0]?.lines[0]?.values;
  expect(values(worded)?.after).toBe('Nothing at all');
  expect(values(worded)?.before).toBe(values(testContext('en'))?.before);
  expect(values(testContext('en'))?.after).not.toBe('Nothing at all');
});

test.each(localeCodes)('an incomplete history says so in %s', (locale) => {
  const sentence = messagesOf(fixtureCatalog(), locale).dataPages.changes.incomplete;
  expect(html(locale, { changes: [], isComplete: false })).toContain(sentence);
  expect(html(locale, { changes, isComplete: true }, 'alder')).not.toContain(sentence);
});

describe('change-log as drawn', () => {
  const line = { id: 'a', provider: 'Alder VPN', label: 'Countries', values: { before: '40', after: '60' } };
  const day = { day: '2025-06-14', dayText: 'June 14, 2025', notes: [], lines: [line] };
  const model: ChangeLogModel = { isNamed: true, days: [day], older: 0, isComplete: true };
  const rendered = (change: Partial<ChangeLogModel>) => renderElement(<ChangeLog {...model} {...change} />);
  const rows = (change: Partial<ChangeLogModel>) =>
    rendered(change)
      .all('tr')
      .map((row) => [row.all('th').map(({ text }) => text), row.all('td').map(({ text }) => text)]);

  test('a row is named by its provider, or in a review by its fact', () => {
    expect(rows({})).toEqual([
      [['Provider', 'Fact', 'Before', 'Now'], []],
      [['Alder VPN'], ['Countries', '40', '60']],
    ]);
    expect(rows({ isNamed: false })).toEqual([
      [['Fact', 'Before', 'Now'], []],
      [['Countries'], ['40', '60']],
    ]);
  });

  test('without a day it says that nothing is recorded; with one it does not', () => {
    expect(rendered({ days: [] }).text).toBe('No changes are recorded.');
    expect(rendered({}).all('p')).toEqual([]);
  });
});
