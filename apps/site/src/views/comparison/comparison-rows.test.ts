import { allPairs } from '@vpn-site/core/comparison/pair-address.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { pairView } from '#evidence/comparison/pair.ts';
import type { SiteContext } from '#site/site-context.ts';
import { glanceRowsModel } from './glance-rows-model.ts';
import { needRows } from './need-rows.ts';

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
      why: 'We know of too few recent tests of either.',
      links: [site.roundupPath('streaming')],
    });
  });

  test('says that neither has it only if both are known to lack it', () => {
    for (const [a, b] of allPairs([...site.providers.keys()])) {
      for (const [profile, { why }] of Object.entries(rows(a, b))) {
        if (!/^Neither | with either\.$/.test(why)) continue;
        const reasons = site
          .ranking(profile)
          .ranking.unranked.filter(({ score }) => [a, b].includes(score.provider))
          .map(({ reason }) => reason);
        expect(reasons).toEqual(Array(2).fill(expect.objectContaining({ isKnown: true })));
      }
    }
  });

  test('the only one that has it, and one that nobody has tested', () => {
    expect(rows('alder', 'elm').free).toMatchObject({ choice: 'elm', why: 'Alder VPN has no free plan.' });
    expect(rows('alder', 'elm').streaming).toMatchObject({
      choice: 'alder',
      why: 'We know of too few recent tests of Elm VPN.',
    });
  });

  test('says that it is so as far as we know where the evidence is weak', () => {
    const weak = withFact(site, 'alder', 'free-plan', { confidence: 'low' });
    const free = (context: SiteContext) =>
      needRows(pairView('alder', 'elm', context), context).find(({ id }) => id === 'free')?.why;
    expect(free(site)).toBe('Alder VPN has no free plan.');
    expect(free(weak)).toBe('Alder VPN has no free plan, as far as we know.');
  });

  test('brands of one owner lead to others', () => {
    const { owner } = rows('birch', 'cedar');
    expect(owner).toMatchObject({ choice: 'Neither', why: 'Both belong to Grove Group. Look at:' });
    expect(owner?.links.length).toBeGreaterThan(0);
    expect(rows('alder', 'birch').owner).toBeUndefined();
  });
});

describe('at a glance', () => {
  const model = (a: string, b: string, context = site) => {
    const pair = pairView(a, b, context);
    return glanceRowsModel(pair.ids, pair.findings.topics, context, pair.findings.price);
  };
  const row = (id: string, a: string, b: string, context = site) =>
    model(a, b, context).rows.find((each) => each.id === id);

  test('the best is marked, and the cheaper of two says by how much, rounded down', () => {
    const plans = { charged: 10.5, months: 12, renewal: { charged: 10.5, months: 12 } };
    const price = row('price', 'alder', 'birch', withPlans(site, 'birch', plans));
    expect(price?.cells.map(({ isBest }) => isBest)).toEqual([false, true]);
    expect(price?.cells[1]?.note).toMatch(/^\$\d+ less$/);
    expect(price?.verdict).toBeUndefined();
  });

  test('bills in two currencies are compared at the rate of the scores', () => {
    const euros = withPlans(site, 'birch', {
      charged: 10,
      currency: 'EUR',
      months: 12,
      renewal: { charged: 10, months: 12 },
    });
    const price = row('price', 'alder', 'birch', euros);
    expect(price?.about).toMatch(/^Currencies are compared at €1 = \$1\.16/);
    expect(price?.cells[1]).toMatchObject({ isBest: true, text: '€30.00' });
    expect(price?.cells[1]?.note).toMatch(/^about \$\d+, about \$\d+ less$/);
  });

  test('where nobody is said to be cheaper, no bill is said to be smaller', () => {
    const alike = { charged: 50, months: 12, renewal: { charged: 50, months: 12 } };
    const near = { ...alike, charged: 52 };
    const price = row('price', 'alder', 'birch', withPlans(withPlans(site, 'alder', alike), 'birch', near));
    expect(price?.verdict).toBe('Too close to call');
    expect(price?.cells.map(({ note }) => note)).toEqual([undefined, undefined]);
  });

  test('the proof of no logs says what kind of look outsiders had, and what is kept', () => {
    expect(row('privacy', 'alder', 'birch')?.cells).toMatchObject([
      { text: 'Keel & Sons searched its servers for logs, February 2025', note: 'No logs', isBest: true },
      {
        text: 'Examined by auditors from Keel & Sons, December 2022',
        note: 'Logs when or from where you connect',
        isBest: false,
      },
    ]);
  });

  test('a test that nearly everything failed wins nothing', () => {
    const streaming = row('streaming', 'alder', 'elm');
    expect(streaming?.verdict).toBe('Neither convinces');
    expect(streaming?.cells.map(({ text }) => text)).toEqual(['1 of 4 opened', '0 of 4 opened']);
  });

  test('a topic of which nothing is known is a line below the table', () => {
    const { rows, rest } = model('cedar', 'dogwood');
    expect(rows.map(({ id }) => id)).not.toContain('streaming');
    expect(rest.join(' ')).toContain('What we couldn’t confirm for either: ');
  });
});
