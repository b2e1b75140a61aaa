import { answersTo, firstQuestion } from '@vpn-site/core/need/need-tree.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { askedNeeds, selectHero } from './hero-model.ts';
import { HomeHero } from './home-hero.tsx';

const english = testContext();

test.each([
  ['en', 'The best VPN services of 2025, compared'],
  ['pl', 'Najlepszy VPN 2025: porównanie usług'],
  ['tr', '2025 yılının en İyi VPN hizmetleri karşılaştırması'],
] as const)(
  'the headline in %s presents the comparison for the content year',
  { tags: 'content-headline-positioning' },
  (locale, headline) => {
    const site = testContext(locale);
    const of2025 = { ...site, siteWords: { ...site.siteWords, year: '2025' } };
    expect(selectHero(undefined, of2025).headline).toBe(headline);
  },
);

test('asks what the tool asks first; whoever has nothing particular in mind is sent to the answer', () => {
  const further = ['nothing', 'customer', 'any'];
  const asked = answersTo(firstQuestion).filter((answer) => !further.includes(answer));
  expect(askedNeeds.map(({ answer }) => answer).toSorted()).toEqual(asked.toSorted());
  const { chips } = selectHero(undefined, english);
  expect([chips[0]?.href, chips.at(-1)?.href]).toEqual([
    '/tools/do-i-need-a-vpn?worry=streaming#step',
    '/tools/do-i-need-a-vpn?worry=any#step',
  ]);
  // Without the page of the tool nothing is asked, and pages that do not exist are not linked.
  expect(selectHero(undefined, { ...english, document: () => undefined })).toMatchObject({
    chips: [],
    ways: [],
  });
});

test('the check is called a leak test only where more than the address can be checked', () => {
  const texts = (states: typeof english.states) =>
    selectHero(undefined, { ...english, states }).ways.map(({ label }) => label);
  expect(texts(new Set(['leaks']))).toContain('Leak test');
  expect(texts(new Set())).toContain('Address check');
});

test('the quick answer names the picks with what they charge today, and a free plan without a price', () => {
  const { quick } = selectHero(undefined, english);
  expect(quick.map(({ role, name, price }) => [role, name, price])).toEqual([
    ['For most people', 'Alder VPN', expect.stringMatching(/^, \$/)],
    ['Knows least about you', 'Elm VPN', expect.stringMatching(/^, /)],
    ['Without paying', 'Elm VPN', ''],
  ]);
});

test('one main heading, the sentence, the quick answer and the question with a link for each answer', () => {
  const page = renderElement(<HomeHero {...selectHero('Headline', english)}>A sentence.</HomeHero>);
  expect(page.all('h1').map(({ text }) => text)).toEqual(['Headline']);
  expect(page.all('.hero-lede')[0]?.text).toBe('A sentence.');
  expect(page.all('nav')[0]?.attributes['aria-labelledby']).toBe(page.all('h2')[0]?.attributes.id);
  expect([page.all('.need-chip').length, page.all('.quick')[0]?.all('a').length]).toEqual([10, 3]);
});
