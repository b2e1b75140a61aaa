import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { history, planHistory, point } from './price.fixture.ts';
import { latestMove, priceMovement } from './price-movement.ts';

const steps = (...amounts: number[]) =>
  amounts.map((amount, index) => point(addDays('2026-08-11', index), amount));
const ids = (plans: readonly { readonly id: string }[]) => plans.map(({ id }) => id);

describe('priceMovement', () => {
  test('rises and cuts stand apart from prices that go back and forth', () => {
    const { moves, flips, changed } = priceMovement(
      history(planHistory(steps(56, 64, 56, 64, 51), { observations: 9 })),
    );
    expect(moves).toMatchObject([{ from: 64, to: 51 }]);
    expect(flips).toHaveLength(3);
    expect(ids(changed)).toEqual(['annual']);
  });

  test('one capture cannot show a change, a partner’s page is no change', () => {
    const movement = priceMovement(
      history(
        planHistory(steps(10), { id: 'once', observations: 1 }),
        planHistory([point('2026-08-11', 80), point('2026-09-09', 70, { standard: false })], { id: 'moved' }),
      ),
    );
    expect(ids(movement.seenOnce)).toEqual(['once']);
    expect(ids(movement.movedPage)).toEqual(['moved']);
    expect(movement).toMatchObject({ moves: [], flips: [], changed: [], steady: [] });
  });

  test('steady plans stand together by the time in which they were seen, the page, and being on sale', () => {
    const seen = { observations: 3 };
    const { steady } = priceMovement(
      history(
        planHistory(steps(10), { ...seen, id: 'a' }),
        planHistory(steps(20), { ...seen, id: 'b' }),
        planHistory(steps(30), { ...seen, id: 'gone', last: '2026-09-09', current: false }),
        planHistory([point('2026-08-11', 9, { standard: false })], { ...seen, id: 'partner' }),
      ),
    );
    expect(steady).toMatchObject([
      { plans: [{ id: 'a' }, { id: 'b' }], last: '2026-10-11', isCurrent: true, isStandard: true },
      { plans: [{ id: 'partner' }], isCurrent: true, isStandard: false },
      { plans: [{ id: 'gone' }], last: '2026-09-09', isCurrent: false, isStandard: true },
    ]);
  });

  test('a sale that ended left the price where it was', () => {
    const { returned } = priceMovement(
      history(
        planHistory(steps(79, 69, 79), { id: 'sale' }),
        planHistory(steps(40, 48), { id: 'rise' }),
        planHistory(steps(56, 64, 56, 64, 56), { id: 'flip' }),
      ),
    );
    expect(ids(returned)).toEqual(['sale']);
  });

  test('every plan is said once', () => {
    const plan = fc.record({
      amounts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }),
      observations: fc.integer({ min: 1, max: 5 }),
      partnerFrom: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 8 }), (plans) => {
        const all = plans.map(({ amounts, observations, partnerFrom }, index) =>
          planHistory(
            steps(...amounts).map((one, place) => ({ ...one, standard: place < partnerFrom })),
            { id: `plan-${index}`, observations },
          ),
        );
        const { changed, movedPage, steady, seenOnce } = priceMovement(history(...all));
        const listed = [changed, movedPage, seenOnce, ...steady.map((group) => group.plans)].flatMap(ids);
        expect(listed.toSorted()).toEqual(ids(all).toSorted());
      }),
    );
  });
});

describe('latestMove', () => {
  const latest = (...amounts: number[]) => latestMove(priceMovement(history(planHistory(steps(...amounts)))));

  test('the last of several, which may lead back', () => {
    expect(latest(209.72, 167.72, 209.72)).toMatchObject({ from: 167.72, to: 209.72, isBack: true });
    expect(latest(10, 15, 16)).toMatchObject({ from: 15, to: 16, isBack: false });
  });

  test('the larger of two that were seen on one day', () => {
    const plans = [11, 20, 15].map((to) => planHistory(steps(10, to), { id: `plan-${to}` }));
    expect(latestMove(priceMovement(history(...plans)))).toMatchObject({ plan: 'plan-20', to: 20 });
  });

  test('a price that goes back and forth has none', () => {
    expect(latest(56, 64, 56, 64)).toBeUndefined();
  });
});
