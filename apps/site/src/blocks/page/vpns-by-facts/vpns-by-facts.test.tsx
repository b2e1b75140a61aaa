import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { columnMistakes, parseColumns } from './fact-columns.ts';
import { vpnsByFactsBlock } from './vpns-by-facts.block.ts';
import { VpnsByFacts } from './vpns-by-facts.tsx';

const english = testContext();
const select = (
  facts: string,
  site: SiteContext = english,
  flags: { tiers?: boolean; short?: boolean } = {},
) => vpnsByFactsBlock.select({ facts, tiers: true, ...flags }, site, []);
const names = (facts: string, site?: SiteContext) =>
  select(facts, site).tiers.map(({ confirmed, rows }) => [confirmed, rows.map(({ badge }) => badge.id)]);
const mistakes = (facts: string, isTiered = true) =>
  parseColumns(facts).flatMap((column) => columnMistakes(column, english.vocabulary, isTiered));

describe('the columns', () => {
  test.each([
    ['a key that is not declared', 'ping', 'There is no fact "ping".'],
    ['an option that is not declared', 'platforms/toaster', '"platforms" has no option "toaster".'],
    ['an option of a fact without any', 'port-forwarding/windows', '"port-forwarding" has no options.'],
    ['a number in tiers', 'devices', '"devices" is neither yes nor no, so tiers cannot count it.'],
    ['a whole list in tiers', 'platforms', '"platforms" is neither yes nor no, so tiers cannot count it.'],
  ])('%s is a mistake', (_what, facts, message) => {
    expect(mistakes(facts).map((mistake) => mistake.message)).toEqual([message]);
    // Without tiers, numbers and lists can be columns.
    expect(mistakes(facts, false)).toHaveLength(message.includes('tiers') ? 0 : 1);
  });

  test('are headed by the app, by the fact, and by the platform only where no column says it', () => {
    expect(select('platforms/ios, kill-switch/ios, port-forwarding').columns).toEqual([
      'iOS',
      'Kill switch',
      'Port forwarding',
    ]);
    expect(select('platforms/router, kill-switch/windows').columns).toEqual([
      'Router',
      'Kill switch, Windows',
    ]);
  });
});

describe('the tiers', () => {
  test('count what up-to-date sources confirm, and go by overall score inside', () => {
    expect(names('kill-switch/ios, port-forwarding')).toEqual([
      [2, ['alder', 'elm']],
      [0, expect.arrayContaining(['birch', 'cedar', 'dogwood', 'fir'])],
    ]);
  });

  test('a fact that is out of date is shown and does not count', () => {
    const [tier] = select('platforms/windows').tiers;
    expect(tier?.rows.map(({ badge }) => badge.id)).not.toContain('cedar');
    const rows = select('platforms/windows').tiers.flatMap((one) => one.rows);
    expect(rows.find(({ badge }) => badge.id === 'cedar')?.cells[0]).toMatchObject({
      sign: 'yes',
      stale: 'Out of date',
    });
  });

  test('an option that counts as the same shows its own name', () => {
    const { tiers } = select('platforms/fire-tv|apple-tv');
    const cells = new Map(
      tiers.flatMap(({ rows }) => rows).map(({ badge, cells: [cell] }) => [badge.id, cell]),
    );
    expect(cells.get('birch')?.text).toBe('Yes');
    expect(cells.get('elm')?.text).toBe('Apple TV');
    expect(cells.get('alder')).toMatchObject({ sign: 'no', text: 'Not listed' });
    expect(cells.get('dogwood')).toMatchObject({ sign: 'unknown', mark: undefined });
  });

  test('without tiers the alphabet decides, and notes go along', () => {
    const note = { en: 'Once per person.', pl: 'Raz na osobę.', tr: 'Kişi başına bir kez.' };
    const site = withFact(english, 'alder', 'money-back-days', { note });
    const [all] = select('money-back-days', site, { tiers: false }).tiers;
    const ids = all?.rows.map(({ badge }) => badge.id);
    expect(ids?.join(' ')).toBe('alder birch cedar dogwood elm fir');
    expect(all?.rows[0]).toMatchObject({ score: undefined, cells: [{ text: '30 days', note: note.en }] });
  });
});

describe('the sentence above', () => {
  test('names who has everything, one alone as the only one, and none at all as the closest', () => {
    expect(select('kill-switch/ios, port-forwarding').lead).toMatchObject({
      kind: 'best',
      count: 2,
      first: 'Alder VPN',
      others: 'Elm VPN',
    });
    const kind = (facts: string) => select(facts).lead?.kind;
    expect(kind('platforms/router, port-forwarding')).toBe('only');
    expect(kind('platforms/router, port-forwarding, platforms/apple-tv')).toBe('closest');
  });

  test('no sentence where nothing is confirmed, and none without tiers', () => {
    const dogwood = english.providers.get('dogwood');
    if (!dogwood) throw new Error('The fixture has dogwood.');
    const alone = { ...english, providers: new Map([['dogwood', dogwood]]) };
    expect(select('platforms/ios', alone).lead).toBeUndefined();
    expect(select('platforms', english, { tiers: false }).lead).toBeUndefined();
  });
});

test('each cell names its column for phones and leads to its source', () => {
  const page = renderElement(<VpnsByFacts {...select('kill-switch/ios, port-forwarding')} />);
  const row = page.all('tbody')[0]?.all('tr')[1];
  expect(row?.all('th')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
  expect(row?.all('td').map(({ attributes }) => attributes['data-label'])).toEqual([
    'Kill switch, iOS',
    'Port forwarding',
  ]);
  expect(row?.all('td')[0]?.all('a')[0]?.attributes['data-evidence']).toBe('alder/kill-switch');
});
