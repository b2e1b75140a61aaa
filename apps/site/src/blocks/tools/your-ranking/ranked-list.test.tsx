import { type ReaderRanking, rankByChoice } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { emptyChoice } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { LeftOut } from './left-out.tsx';
import { ReaderList } from './ranked-list.tsx';
import { rankingFile } from './ranking-file.ts';
import { TopRanks } from './top-ranks.tsx';

const { data, texts } = rankingFile(testContext());
const published = rankByChoice(data, emptyChoice('overall'));
const weight = (points: number) => ({ group: 'trust', weight: points, profileWeight: 3, percent: 0 });
const out = (...ids: string[]) => ({
  need: 'free-plan',
  providers: ids.map((provider) => ({ provider, answer: 'no' as const })),
});

const list = (change: Partial<ReaderRanking>, shownTexts = texts) =>
  renderElement(
    <ReaderList ranking={{ ...published, ...change }} texts={shownTexts} levels={data.confidence} isCustom />,
  );

test.each<[string, Partial<ReaderRanking>, RegExp]>([
  ['every weight is 0', { weights: [weight(0), weight(0)] }, /^All weights are 0/],
  [
    'some weight is 0',
    { weights: [weight(0), weight(1)], excluded: [] },
    /^Nobody can be ranked by these weights/,
  ],
  [
    'a must-have leaves out one',
    { excluded: [out('alder')] },
    /^Nobody has all of this\. Take a must-have back/,
  ],
  ['one of two leaves out some', { excluded: [out(), out('alder', 'elm')] }, /^Nobody has all of this/],
  [
    'no must-have is in the way',
    { excluded: [out()] },
    /^Nobody can be ranked by .* too little has been shown/,
  ],
])('a list of nobody says why where %s', (_case, change, words) => {
  expect(list({ ranked: [], ...change }).all('.own-nobody')[0]?.text).toMatch(words);
});

describe('a place in the list', () => {
  const [first] = published.ranked;
  if (!first) throw new Error('Nobody is ranked.');
  const place = (publishedRank: number | undefined, rank = 2) =>
    list({ ranked: [{ ...first, rank, publishedRank }] }).all('.own-place')[0];

  test.each([
    [3, '1 up 1 place by our weights: 3', true],
    [1, '1 down 1 place by our weights: 1', false],
    [2, 'as by our weights', false],
    [undefined, 'not ranked by our weights', false],
  ])('says how far it has come from %s, to see and to hear', (publishedRank, words, isUp) => {
    const movement = place(publishedRank)?.all('.own-movement')[0];
    expect(movement?.text).toBe(words);
    expect(movement?.attributes.class?.includes('own-movement-up')).toBe(isUp);
  });

  test('leads to the review; without one the name stands alone', () => {
    expect(place(1)?.all('h4')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
    const unreviewed = { ...texts, providers: { alder: { name: 'Alder', marks: {}, missing: {} } } };
    const row = list({ ranked: [first] }, unreviewed as never);
    expect(row.all('h4')[0]?.text).toBe('Alder');
    expect(row.all('a')).toEqual([]);
    expect(row.all('.own-points')[0]?.text).toBe('9');
  });

  test('says how much of its score rests on evidence, and what it could still become', () => {
    const sureness = (evidence: number, possible: number) =>
      list({ ranked: [{ ...first, score: { ...first.score, evidence, possible } }] }).all('.own-sureness')[0]
        ?.text;
    expect(sureness(0.95, 8.9)).toBe('Evidence 95% · possible score: up to 8.9');
    // A difference too small to show with one decimal is not mentioned.
    expect(sureness(0.5, (first.score.value ?? 0) + 0.01)).toBe('Evidence 50%');
  });

  test('stands out only where it is the first, and is laid out at once only among the first ten', () => {
    expect(place(1, 1)?.attributes.class).toBe('own-place own-first');
    const ranked = Array.from({ length: 12 }, (_, position) => ({
      ...first,
      rank: position + 1,
      score: { ...first.score, provider: `p${position}` },
    }));
    const rows = list({ ranked }).all('.own-place');
    const later = rows.map(({ attributes }) => attributes.class?.includes('own-later'));
    expect(later.map(Number).join('')).toBe('000000000011');
  });
});

test('the first ranks are three, by name, and lead to the whole list', () => {
  const [line] = renderElement(<TopRanks ranking={published} texts={texts} href="#list" />).all('a');
  expect(line?.attributes.href).toBe('#list');
  expect(line?.all('span').map(({ text }) => text)).toEqual(['1 Alder VPN', '2 Elm VPN', '3 Birch VPN']);
});

describe('who is left out', () => {
  const rendered = (ranking: Pick<ReaderRanking, 'excluded' | 'unranked'>) =>
    renderElement(<LeftOut ranking={ranking} texts={texts} rankedFrom={data.rankedFrom} />).all('.own-out');

  test('stands under the must-have that does it, with the fact that is in the way where there is one', () => {
    const [section, more] = rendered({ excluded: [out('alder', 'dogwood', 'elm')], unranked: [] });
    expect(more).toBeUndefined();
    expect(section?.all('h4')[0]?.text).toBe('Left out by what you insist on');
    expect(section?.all('dt').map(({ text }) => text)).toEqual(['Has a free plan leaves out 3']);
    expect(section?.all('dd').map(({ text }) => text)).toEqual([
      'Alder VPN No *',
      'Dogwood Unknown',
      'Elm VPN',
    ]);
  });

  test('who is not ranked stands apart, with the reason, be it one alone', () => {
    const [only] = published.unranked;
    if (!only) throw new Error('Everybody is ranked.');
    const [section, more] = rendered({ excluded: [], unranked: [only] });
    expect(more).toBeUndefined();
    expect(section?.all('h4')[0]?.text).toBe('Listed, not ranked');
    expect(section?.all('li')[0]?.text).toMatch(
      /^Cedar VPN : too little has been shown; evidence carries only 19%/,
    );
  });

  test('a criterion or a fact that a list requires is called by its name', () => {
    const wordsOf = (profile: string) => {
      const { unranked } = rankByChoice(data, emptyChoice(profile));
      return rendered({ excluded: [], unranked })[0]?.text;
    };
    expect(wordsOf('free')).toContain('Alder VPN : “Free plan” falls short of what this use needs');
    expect(wordsOf('torrenting')).toContain('Fir VPN : “Torrents allowed” falls short');
    expect(wordsOf('torrenting')).toContain('Dogwood : nobody has shown “Torrents allowed”');
  });
});
