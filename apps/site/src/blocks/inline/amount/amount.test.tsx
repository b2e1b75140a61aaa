import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const plan = {
  months: 27,
  charged: 94.23,
  tax: 'excluded',
  renewal: { charged: 139.08, months: 12 },
} as const;
const site = withPlans(testContext(), 'alder', plan);
const amount = (rest: string) => `{% amount provider="alder" ${rest}`;
const shown = (source: string, context = site) =>
  renderElement(<div>{renderBody(parseMarkdoc(source), context)}</div>).text;
const problems = (source: string) => documentProblems(parseMarkdoc(source), site);

test.each([
  ['today', '$94.23'],
  ['term', '27 months'],
  ['renewal', '$139.08'],
  ['renewal-term', '12 months'],
  ['total', '$233.31'],
  ['bought', '39 months'],
  ['month', '$5.98'],
  ['advertised', '$3.49'],
  ['jump', '3.3'],
])('%s is what the receipt says', (of, text) => {
  expect(shown(amount(`of="${of}" /%}`))).toBe(text);
});

test('the term of a plan shorter than a month is said in days', () => {
  const short = withPlans(testContext(), 'alder', { ...plan, months: undefined, days: 3 });
  expect(shown(amount('of="term" /%}'), short)).toBe('3 days');
});

test('an amount that a current plan does not have is refused', () => {
  const prepaid = withPlans(testContext(), 'alder', { ...plan, renewal: 'none' });
  const source = amount('of="renewal" /%}');
  expect(documentProblems(parseMarkdoc(source), prepaid)).toMatchObject([
    { message: '"alder" has no "renewal" in this plan.' },
  ]);
});

test('words are shown while the amount is in their range', () => {
  const words = (is: string) => amount(`of="jump" is="${is}" %}more than triples{% /amount %}`);
  expect(shown(words('3-4'))).toBe('more than triples');
  expect(problems(words('3-4'))).toEqual([]);
  expect(shown(words('1-2'))).toBe('3.3');
  expect(problems(words('1-2'))).toMatchObject([{ line: 1, message: expect.stringContaining('for "1-2"') }]);
});

test.each([
  ['an unknown amount', 'of="price" /%}', /Write one of: today/],
  ['an unknown plan', 'of="today" plan="x" /%}', /Write one of: /],
  ['words without a range', 'of="jump" %}triples{% /amount %}', /is="3-4"/],
  ['a range without words', 'of="jump" is="3-4" /%}', /is="3-4"/],
])('%s is refused with what to write', (_, rest, remedy) => {
  expect(problems(amount(rest))).toMatchObject([{ remedy: expect.stringMatching(remedy) }]);
});

test('a price that is too old is said to be missing', () => {
  expect(shown('{% amount provider="dogwood" of="today" /%}', testContext())).toBe('no recent price');
});

test('when the price of the plan is too old, no other plan takes its place', () => {
  const total = amount('of="total" /%}');
  const jump = amount('of="jump" is="1.4-1.6" %}rises by half{% /amount %}');
  expect(shown(jump, testContext())).toBe('rises by half');
  const aged = withPlans(testContext(), 'alder', { observed: '2020-01-01' }, 24);
  expect(shown(total, aged)).toBe('no recent price');
  expect(shown(jump, aged)).toBe('no recent price');
  expect(documentProblems(parseMarkdoc(`${total} ${jump}`), aged)).toEqual([]);
});
