import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
import { selectAllReviews } from './all-reviews.block.ts';
import { AllReviews } from './all-reviews.tsx';

const english = testContext();
const { rows } = selectAllReviews(english);

test('lists every provider once: the ranked in order with their tier, then the others', () => {
  const words = (tier: 'first' | 'second') => english.t(`tiers.own.${tier}`, { count: 2 });
  expect(rows.map(({ face, ranked }) => [face.id, ranked?.place.words])).toEqual([
    ['alder', words('first')],
    ['elm', words('first')],
    ['birch', words('second')],
    ['fir', words('second')],
    ['cedar', undefined],
    ['dogwood', undefined],
  ]);
});

test('says of each what its review says in a line, and leads there', () => {
  const [first] = rows;
  expect(first?.review).toBe('/reviews/alder');
  expect(first?.verdict).toBe(english.document('reviews/alder')?.description);
  const unwritten = { ...english, reviewPath: () => undefined, document: () => undefined };
  expect(selectAllReviews(unwritten).rows[0]).toMatchObject({ review: undefined, verdict: undefined });
});

test('leads to the list of those that have something, and to all prices', () => {
  const { mustHaves, pricesPath } = selectAllReviews(english);
  expect(mustHaves.length).toBeGreaterThan(0);
  expect(mustHaves[0]?.href).toMatch(/^\/tools\/your-ranking\?profile=overall&need=[a-z-]+#your-result$/);
  expect(pricesPath).toBe('/deals');
  const without = selectAllReviews({ ...english, document: () => undefined });
  expect([without.mustHaves, without.pricesPath]).toEqual([[], undefined]);
});

test('a price whose renewal is not published is told as that', () => {
  const elm = (site = english) => selectAllReviews(site).rows.find(({ face }) => face.id === 'elm');
  expect(elm()?.price.kind).not.toBe('unpublished');
  expect(elm(withPlans(english, 'elm', { renewal: 'unpublished' }))?.price.kind).toBe('unpublished');
});

test('who is not ranked has the reason in place of a score, and no share of evidence', () => {
  const page = renderElement(<AllReviews mustHaves={[]} pricesPath={undefined} rows={rows} former={[]} />);
  const last = page.all('tbody')[0]?.all('tr').at(-1);
  expect(last?.all('.review-why')[0]?.text).toMatch(/^Not ranked: too little/);
  expect([last?.all('.review-score'), last?.all('.evidence-share')]).toEqual([[], []]);
});
