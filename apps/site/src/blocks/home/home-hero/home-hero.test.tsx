import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { answersTo, firstQuestion } from '@vpn-site/core/need/need-tree.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { askedNeeds, selectHero, steepestRenewal } from './hero-model.ts';
import { HomeHero } from './home-hero.tsx';

const english = testContext();

describe('home-hero', () => {
  test.each([
    ['en', 'The Best VPNs of 2025, and the proof'],
    ['pl', 'Najlepszy VPN 2025 i\u00a0dowody'],
    ['tr', '2025 yılının En İyi VPN hizmetleri ve kanıtları'],
  ] as const)(
    'the headline in %s presents the comparison for the content year',
    { tags: 'content-headline-positioning' },
    (locale, headline) => {
      const site = testContext(locale);
      const of2025 = { ...site, siteWords: { ...site.siteWords, year: '2025' } };
      expect(selectHero(undefined, of2025).headline).toBe(headline);
    },
  );

  test('the headline follows the configured product and year, unless an author writes another', () => {
    const later = { ...english, siteWords: { product: 'Top VPN', year: '2031' } };
    expect(selectHero(undefined, later).headline).toBe('The Top VPNs of 2031, and the proof');
    expect(selectHero('x', later).headline).toBe('x');
  });

  test('asks what the tool asks first; whoever has nothing particular in mind is sent to the answer', () => {
    const asked = answersTo(firstQuestion).filter((answer) => answer !== 'nothing');
    expect(askedNeeds.map(({ answer }) => answer).toSorted()).toEqual(asked.toSorted());
    const { chips } = selectHero(undefined, english);
    expect(chips).toHaveLength(9);
    expect(chips[0]).toMatchObject({
      text: 'Watching shows abroad',
      href: '/tools/do-i-need-a-vpn?worry=streaming#step',
    });
    expect(chips.at(-1)).toMatchObject({ text: 'Just one good VPN', href: english.roundupPath('overall') });
  });

  test('without the page of the tool nothing is asked, and without a ranking nobody is sent there', () => {
    expect(selectHero(undefined, { ...english, document: () => undefined }).chips).toEqual([]);
    const chips = selectHero(undefined, { ...english, roundupPath: () => undefined }).chips;
    expect(chips.map(({ id }) => id)).not.toContain('any');
    expect(chips).toHaveLength(askedNeeds.length);
  });

  test('the receipt is that of the steepest renewal among all who are ranked', () => {
    expect(steepestRenewal(english)).toBe('birch');
    expect(selectHero(undefined, english).receipt).toMatchObject({ name: 'Birch VPN' });
    const steady = withPlans(english, 'birch', { renewal: 'none' });
    expect(steepestRenewal(steady)).toBe('alder');
  });

  test('years later no price is current, and there is no receipt', () => {
    expect(selectHero(undefined, { ...english, asOf: '2029-11-15' }).receipt).toBeUndefined();
  });

  test.each(localeCodes)('every answer has words in %s', (locale) => {
    const { chips } = selectHero(undefined, testContext(locale));
    expect(new Set(chips.map(({ text }) => text)).size).toBe(9);
  });
});

describe('home-hero as drawn', () => {
  test('one main heading, the sentence, the question with a link for each answer, and the receipt', () => {
    const page = renderElement(<HomeHero {...selectHero('Headline', english)}>A sentence.</HomeHero>);
    expect(page.all('h1').map(({ text }) => text)).toEqual(['Headline']);
    expect(page.all('.hero-lede')[0]?.text).toBe('A sentence.');
    expect(page.all('nav')[0]?.attributes['aria-labelledby']).toBe(page.all('h2')[0]?.attributes.id);
    expect(page.all('.need-chip').map(({ attributes }) => attributes.href)).toHaveLength(9);
    expect(page.all('.hero-receipt')[0]?.text).toContain('Birch VPN');
    expect(page.all('.hero-receipt')[0]?.all('a').at(-1)?.attributes.href).toMatch(/^\/tools\/true-cost\?/);
  });

  test('no code is advertised there', () => {
    expect(selectHero(undefined, english).receipt?.coupon).toBeDefined();
    expect(renderElement(<HomeHero {...selectHero('Headline', english)} />).text).not.toContain('GROVE20');
  });

  test('without answers and receipt only the heading is left', () => {
    const page = renderElement(
      <HomeHero {...selectHero('Headline', english)} chips={[]} receipt={undefined} />,
    );
    expect(page.all('nav')).toEqual([]);
    expect(page.all('.hero-receipt')).toEqual([]);
    expect(page.all('.hero-lede')).toEqual([]);
  });
});
