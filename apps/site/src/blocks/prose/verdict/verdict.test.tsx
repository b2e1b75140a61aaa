import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectVerdict, verdictBlock } from './verdict.block.ts';
import { Verdict } from './verdict.tsx';

const english = testContext();
const verdict = (attributes: Parameters<typeof verdictBlock.select>[0], site = english) =>
  verdictBlock.select(attributes, site, []);
const inRanking = (provider: string, profile: string, site = english) =>
  selectVerdict({ provider, profile, takeIf: undefined, leaveIf: undefined }, site, 'roundup');

test('carries what the author wrote, score, price, catch and one link', () => {
  const model = verdict({ provider: 'elm', takeIf: 'you care.', leaveIf: 'you do not.' });
  expect(model).toMatchObject({
    takeIf: 'you care.',
    leaveIf: 'you do not.',
    price: { kind: 'renews', today: '€59.88', term: 'a\u00a0year', later: '€83.88' },
    mainDrawback: { text: 'Its longest plan doesn’t say what it costs later.' },
    link: { href: '/sendme/elm?from=verdict' },
    review: undefined,
  });
  expect(model.scale?.others).toHaveLength(3);
});

test('a ranking leads to the review and has the same catch', () => {
  const { mainDrawback } = verdict({ provider: 'elm' });
  expect(inRanking('elm', 'free')).toMatchObject({ mainDrawback, review: '/reviews/elm' });
});

test.each([
  ['overall', 'Our pick for most people'],
  ['free', 'Our pick among free VPNs'],
  ['travel', 'Our pick for travel and censorship'],
])('the role of whoever leads "%s": %s', (profile, role) => {
  const [first] = english.ranking(profile).ranking.ranked;
  expect(inRanking(first?.score.provider ?? '', profile).role).toBe(role);
});

test.each([
  ['en', 'Tied for first · Overall'],
  ['pl', 'Na czele (ex aequo) · Ogółem'],
  ['tr', 'İlk sırayı paylaşıyor · Genel'],
] as const)('the role in %s of whoever is tied for first and does not lead', (locale, role) => {
  expect(verdict({ provider: 'elm' }, testContext(locale)).role.replaceAll('\u00a0', ' ')).toBe(role);
});

describe('verdict as drawn', () => {
  test('says who and what it is, why, the price, the catch and where to go, then for whom', () => {
    const written = { provider: 'birch', takeIf: 'you care.', leaveIf: 'you do not.' };
    const rendered = renderElement(<Verdict {...verdict(written)}>The sentence.</Verdict>);
    const [card] = rendered.all('.answer');
    expect(card?.text).toMatch(
      /^B Next best · Overall Birch VPN \d\.\d of 10 The sentence\. Code GROVE20 : \$67\.01 for 24.months, \$83\.76 without it Until Sep 30, 2025 · outside the score · price without it seen May 20, 2025 Copy \$83\.76 for 2 years, then \$119\.88 a year 30-day refund\. .*The catch\. It logs when and from where you connect\..*Visit Birch VPN .* Choose it if you care\. Skip it if you do not\. Evidence/,
    );
    expect(rendered.all('.price-higher')[0]?.text).toBe('$119.88');
  });

  test('a second button leads on: to the review, or to a comparison where this is the review', () => {
    const second = (model: ReturnType<typeof inRanking>, compare?: string) =>
      renderElement(<Verdict {...model} {...(compare && { compare })} />)
        .all('a.button-line')
        .map(({ text }) => text);
    expect(second(inRanking('elm', 'free'))).toEqual(['Our review']);
    expect(second(verdict({ provider: 'elm' }), '/compare')).toEqual(['Compare']);
  });

  test('what nobody wrote is left out, and whoever is not ranked has no score and is no pick', () => {
    const rendered = renderElement(<Verdict {...verdict({ provider: 'dogwood', leaveIf: 'you do not.' })} />);
    expect(rendered.all('.answer-who').map(({ text }) => text)).toEqual(['Skip it if you do not.']);
    for (const missing of ['.answer-pick', '.score', '.score-scale'])
      expect(rendered.all(missing)).toEqual([]);
    expect(renderElement(<Verdict {...verdict({ provider: 'elm' })} />).all('.answer-who')).toEqual([]);
  });

  test('what a list asks for and a provider lacks is said with the fact', () => {
    const missing = (provider: string, profile: string) =>
      renderElement(<Verdict {...verdict({ provider, profile })} />)
        .all('.answer-missing')
        .map(({ text }) => text);
    expect(missing('alder', 'free')).toEqual([expect.stringMatching(/^Free plan: No/)]);
    expect(missing('elm', 'free')).toEqual([]);
  });

  test('beside the button it says whether anyone pays for it, and leads there directly', () => {
    const deal = (provider: string) =>
      renderElement(<Verdict {...verdict({ provider })} />).all('.answer-deal')[0];
    expect(deal('birch')?.text).toMatch(/Paid link: we may earn a commission\. Directly: birch\.example$/);
    expect(deal('birch')?.all('a.button')[0]?.attributes.rel).toBe('sponsored nofollow noopener');
    expect(deal('alder')?.text).toMatch(/Not a paid link: we earn nothing\. Directly: alder\.example$/);
  });
});
