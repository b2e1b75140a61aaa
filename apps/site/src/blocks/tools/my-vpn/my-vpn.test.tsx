import type { ChangeHistory } from '@vpn-site/core/change/fact-change.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { knownPlans } from '#blocks/tools/true-cost/receipt-data.ts';
import { MyChanges } from './my-changes.tsx';
import { calendarText, type OwnPlan, selectDates, selectStayOrLeave } from './my-dates.ts';
import { selectMyVpn } from './my-vpn.block.ts';
import { MyVpnTool } from './my-vpn-tool.tsx';
import { parseSavedPlan, type SavedPlan, visited } from './saved-plan.ts';

const site = testContext();
const model = selectMyVpn(site);

/** Returns a plan of the fixture as a reader's own, by its name. */
function own(plan: string, bought: string, within = model): OwnPlan {
  const known = knownPlans(within.providers).get(plan);
  const provider = within.providers.find(({ id }) => id === known?.provider.id);
  if (!known || !provider) throw new Error(`The fixture has no plan "${plan}".`);
  return { saved: { plan, bought, seen: bought }, provider, plan: known.plan };
}

describe('what the browser keeps', () => {
  const saved: SavedPlan = { plan: 'alder.annual', bought: '2025-01-31', seen: '2025-06-01' };

  test('is read again, and damaged text is not', () => {
    expect(parseSavedPlan(JSON.stringify(saved))).toEqual({ ...saved, seenBefore: undefined });
    const damaged = [null, '', '{', 'null', '{"plan":"a.b"}', '{"plan":1,"bought":"x","seen":"y"}'];
    for (const text of damaged) expect(parseSavedPlan(text)).toBeUndefined();
  });

  test('remembers the visit before today, all day long', () => {
    const again = visited(saved, '2025-06-15');
    expect(again).toMatchObject({ seen: '2025-06-15', seenBefore: '2025-06-01' });
    expect(visited(again, '2025-06-15')).toBe(again);
  });
});

describe('the dates of a plan', () => {
  test('name the renewal, its amount, and a refund only while it is possible; an old price has no amount', () => {
    const plan = own('birch.two-year', '2025-06-01');
    const dates = selectDates(plan, '2025-06-15', site);
    expect(dates).toMatchObject({
      title: 'Birch VPN, 24 months',
      refundUntil: '2025-07-01',
      isOutdated: false,
    });
    expect(dates.next).toMatchObject({ kind: 'renews', day: '2027-06-01', cancelBy: '2027-05-31' });
    expect(dates.amount).toContain('119.88');
    expect(selectDates(plan, '2025-07-02', site).refundUntil).toBeUndefined();
    expect(selectDates(plan, '2035-01-01', site)).toMatchObject({ isOutdated: true, amount: undefined });
  });

  test('are saved as a calendar file with both last days', () => {
    const plan = own('birch.two-year', '2025-06-01');
    const frame = { url: 'https://site.example/tools/my-vpn', stamp: '2025-06-15T10:00:00Z' };
    const text = calendarText(plan, selectDates(plan, '2025-06-15', site), frame, site);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const found = events.map((event) => new ICAL.Event(event));
    expect(found.map(({ startDate }) => startDate.toString())).toEqual(['2025-07-01', '2027-05-31']);
    expect(found[1]?.description).toContain('119.88');
  });
});

describe('stay or leave', () => {
  const stay = (plan: string, bought = '2025-06-01') => {
    const mine = own(plan, bought);
    return selectStayOrLeave(mine, selectDates(mine, '2025-06-15', site), model, '2025-06-15', site);
  };

  test('offers two others, never the reader’s own', () => {
    for (const { id, plans } of model.providers) {
      const { others } = stay(`${id}.${plans[0]?.id}`);
      expect(others).toHaveLength(2);
      expect(others.map((other) => other.id)).not.toContain(id);
    }
  });

  test('names a cheaper one only if it costs less in the same currency', () => {
    for (const { id, plans } of model.providers) {
      for (const plan of plans) {
        const { cheapest, others, amount } = stay(`${id}.${plan.id}`);
        if (cheapest === undefined) continue;
        expect(amount).toBeDefined();
        const compared = cheapest === 'stay' ? others : [cheapest];
        expect(compared.map(({ currency }) => currency)).toEqual(compared.map(() => plan.currency));
      }
    }
    expect(stay('elm.two-year').cheapest).toBeUndefined();
    expect(stay('elm.two-year').amount).toBeUndefined();
  });
});

describe('as rendered', () => {
  test('the server renders the form with every plan, and nobody’s choice', () => {
    const page = renderElement(<MyVpnTool {...model} />);
    expect(page.all('option')).toHaveLength(1 + knownPlans(model.providers).size);
    expect(page.all('.my-vpn-dates')).toEqual([]);
  });

  test('changes since the last visit are marked, and only these', () => {
    const change = (day: string, value: number): ChangeHistory['changes'][number] => ({
      kind: 'changed',
      day,
      provider: 'alder',
      key: 'countries',
      before: { type: 'number', value },
      after: { type: 'number', value: value + 1 },
    });
    const changes = [change('2025-06-14', 2), change('2025-06-01', 1)];
    const changed = selectMyVpn({ ...site, changes: () => ({ changes, isComplete: true }) });
    const [plan] = changed.providers.find(({ id }) => id === 'alder')?.plans ?? [];
    const mine = own(`alder.${plan?.id}`, '2025-01-01', changed);
    const shown = (seenBefore?: string) =>
      renderElement(<MyChanges provider={mine.provider} saved={{ ...mine.saved, seenBefore }} />);
    expect(shown('2025-06-01').all('strong')).toHaveLength(1);
    expect(shown('2025-06-01').text).toContain('1 change since your visit on June 1, 2025.');
    expect(shown('2025-06-14').text).toContain('Nothing new since your visit');
    expect(shown().all('strong')).toEqual([]);
    expect(shown().all('time')).toHaveLength(2);
  });
});
