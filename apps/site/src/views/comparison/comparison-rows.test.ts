import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { pairView } from '#evidence/comparison/pair.ts';
import { glanceRowsModel } from './glance-rows-model.ts';
import { needRows } from './need-rows.ts';
import { rankWords } from './rank-words.ts';

const site = testContext();

describe('which one for what', () => {
  const rows = (a: string, b: string) =>
    Object.fromEntries(
      needRows(pairView(a, b, site), site).map(({ id, choice, undecided, why, links }) => [
        id,
        { choice: choice?.id ?? undecided, why, links: links.map(({ href }) => href) },
      ]),
    );

  test('the better one, for what it does, and what the other does instead', () => {
    const { torrenting } = rows('alder', 'birch');
    expect(torrenting?.choice).toBe('alder');
    expect(torrenting?.why).toMatch(/\. Birch VPN: .+\.$/);
  });

  test('where neither has what is asked for, it says so and leads to those who have', () => {
    expect(rows('cedar', 'dogwood').streaming).toEqual({
      choice: 'Neither',
      why: 'Nobody has tested either lately.',
      links: [site.roundupPath('streaming')],
    });
  });

  test('the only one that has it, and one that nobody has tested', () => {
    expect(rows('alder', 'elm').free).toMatchObject({ choice: 'elm', why: 'No free plan with Alder VPN.' });
    expect(rows('alder', 'elm').streaming).toMatchObject({
      choice: 'Can’t say',
      why: 'Nobody has tested Elm VPN lately.',
    });
  });

  test('brands of one owner lead to others', () => {
    const { owner } = rows('birch', 'cedar');
    expect(owner).toMatchObject({ choice: 'Neither', why: 'Both belong to Grove Group. Look at:' });
    expect(owner?.links.length).toBeGreaterThan(0);
    expect(rows('alder', 'birch').owner).toBeUndefined();
  });
});

describe('six things', () => {
  const model = (a: string, b: string, context = site) => {
    const pair = pairView(a, b, context);
    return glanceRowsModel(pair.ids, pair.findings.topics, context, pair.findings.rank);
  };
  const row = (id: string, a: string, b: string, context = site) =>
    model(a, b, context).rows.find((each) => each.id === id);

  test('the best is marked, and the cheaper of two says by how much', () => {
    const plans = { charged: 10, months: 12, renewal: { charged: 10, months: 12 } };
    const price = row('price', 'alder', 'birch', withPlans(site, 'birch', plans));
    expect(price?.cells.map(({ isBest, note }) => [isBest, note])).toEqual([
      [false, undefined],
      [true, '$138.00 less'],
    ]);
    expect(price?.verdict).toBeUndefined();
  });

  test('where nobody is said to be cheaper, no bill is said to be smaller', () => {
    const alike = { charged: 50, months: 12, renewal: { charged: 50, months: 12 } };
    const near = { ...alike, charged: 52 };
    const price = row('price', 'alder', 'birch', withPlans(withPlans(site, 'alder', alike), 'birch', near));
    expect(price?.verdict).toBe('Too close to call');
    expect(price?.cells.map(({ note }) => note)).toEqual([undefined, undefined]);
  });

  test('privacy says what is kept and what kind of look outsiders had', () => {
    expect(row('privacy', 'alder', 'birch')?.cells).toMatchObject([
      { text: 'No logs', note: 'Keel & Sons searched its servers for logs, February 2025', isBest: true },
      {
        text: 'Logs when or from where you connect',
        note: 'examined by auditors from Keel & Sons, December 2022',
        isBest: false,
      },
    ]);
    const alder = site.providers.get('alder')?.facts.audits?.value as readonly object[];
    const value: unknown = alder.map((audit) => ({ ...audit, kind: 'infrastructure' }));
    const tested = withFact(site, 'alder', 'audits', { value } as Partial<KnownFact>);
    expect(row('privacy', 'alder', 'birch', tested)?.cells[0]?.note).toMatch(/ only tested server security/);
  });

  test('a renewal is included in a bill only where something renews', () => {
    const prepaid = withPlans(site, 'alder', { renewal: 'none' });
    const both = withPlans(prepaid, 'birch', { renewal: 'none' });
    expect(row('price', 'alder', 'birch')?.about).toBe(
      '3 years, renewal included. US prices, tax not included.',
    );
    expect(row('price', 'alder', 'birch', prepaid)?.about).toBe(
      '3 years, renewal included. US prices, tax not included.',
    );
    expect(row('price', 'alder', 'birch', both)?.about).toBe('3 years. US prices, tax not included.');
    const long = withPlans(both, 'birch', { months: 36, renewal: { charged: 90, months: 12 } });
    expect(row('price', 'alder', 'birch', long)?.about).toBe('3 years. US prices, tax not included.');
  });

  test('where nobody wins, the row says why', () => {
    expect(row('price', 'alder', 'elm')?.verdict).toBe('Can’t say');
    expect(row('price', 'alder', 'dogwood')?.cells[1]).toMatchObject({
      text: 'No current price',
      isKnown: false,
    });
  });

  test('streaming counts what opened and names who tested', () => {
    const streaming = row('streaming', 'alder', 'birch');
    expect(streaming?.about).toMatch(/^tests by /);
    expect(streaming?.cells[0]?.text).toMatch(/^\d of \d opened$/);
    expect(row('streaming', 'cedar', 'dogwood')).toMatchObject({ about: 'no recent test' });
  });

  test('who takes how many is summed up, unless the sum contradicts the score', () => {
    const { ids, findings } = pairView('alder', 'birch', site);
    const summary = (leader: 0 | 1) =>
      glanceRowsModel(ids, findings.topics, site, { kind: 'leads', leader, strength: 'clear' }).summary;
    expect(summary(1)).toMatch(/takes \d\./);
    expect(summary(0)).toBeUndefined();
    expect(model('cedar', 'dogwood').summary).toBe('6 are undecided.');
  });
});

test.each([
  ['alder', 'birch', /^Alder VPN \d\.\d, Birch VPN \d\.\d\. Alder VPN is clearly ahead\.$/],
  ['alder', 'dogwood', /^Only Alder VPN is ranked\. Dogwood: .+\.$/],
  ['cedar', 'dogwood', /^Neither is ranked/],
])('who scores higher, and whether that decides: %s and %s', (a, b, words) => {
  expect(rankWords(pairView(a, b, site), site)).toMatch(words);
});
