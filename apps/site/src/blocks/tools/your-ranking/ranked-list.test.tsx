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

const list = (change: Partial<ReaderRanking>, isCustom = true) =>
  renderElement(
    <ReaderList
      ranking={{ ...published, ...change }}
      texts={texts}
      levels={data.confidence}
      isCustom={isCustom}
    />,
  );

describe('a list of nobody', () => {
  const why = (change: Partial<ReaderRanking>) => list({ ranked: [], ...change }).all('.own-nobody')[0]?.text;

  test('is for want of weight only where every weight is 0', () => {
    expect(why({ weights: [weight(0), weight(0)] })).toMatch(/^All weights are 0/);
    expect(why({ weights: [weight(0), weight(1)] })).not.toMatch(/^All weights are 0/);
    expect(why({ weights: [weight(2), weight(1)] })).not.toMatch(/^All weights are 0/);
  });

  test('asks to take a must-have back where one leaves out anybody, be it one alone', () => {
    expect(why({ excluded: [out('alder')] })).toBe('Nobody has all of this. Take a must-have back.');
    expect(why({ excluded: [out(), out('alder', 'elm')] })).toMatch(/^Nobody has all of this/);
  });

  test('says that too little has been shown where no must-have is in the way', () => {
    expect(why({ excluded: [] })).toMatch(
      /^Nobody can be ranked by these weights: too little has been shown/,
    );
    expect(why({ excluded: [out()] })).toMatch(/^Nobody can be ranked by these weights/);
  });
});

describe('a place in the list', () => {
  const [first] = published.ranked;
  if (!first) throw new Error('Nobody is ranked.');
  const place = (publishedRank: number | undefined, rank = 2) =>
    list({ ranked: [{ ...first, rank, publishedRank }] }).all('.own-place')[0];
  const movement = (publishedRank: number | undefined) => place(publishedRank)?.all('.own-movement')[0];

  test('says how far it has come, to see and to hear: one place is a move already', () => {
    expect(movement(3)?.text).toBe('1 up 1 place by our weights: 3');
    expect(movement(3)?.attributes.class).toBe('own-movement own-movement-up');
    expect(movement(3)?.all('path')[0]?.attributes.d).toBe('M5 1 9 8H1z');
    expect(movement(1)?.text).toBe('1 down 1 place by our weights: 1');
    expect(movement(1)?.attributes.class).toBe('own-movement');
    expect(movement(1)?.all('path')[0]?.attributes.d).toBe('M5 9 1 2H9z');
  });

  test('says so where it stays, and where the published list has no such place', () => {
    expect(movement(2)?.text).toBe('as by our weights');
    expect(movement(undefined)?.text).toBe('not ranked by our weights');
  });

  test('leads to the review; without one the name stands alone', () => {
    const [heading] = place(1)?.all('h4') ?? [];
    expect(heading?.all('a').map(({ attributes }) => attributes.href)).toEqual(['/reviews/alder']);
    const unreviewed = { ...texts, providers: { alder: { name: 'Alder', marks: {}, missing: {} } } };
    const row = renderElement(
      <ReaderList
        ranking={{ ...published, ranked: [first] }}
        texts={unreviewed as never}
        levels={data.confidence}
        isCustom
      />,
    );
    expect(row.all('h4')[0]?.text).toBe('Alder');
    expect(row.all('a')).toEqual([]);
    expect(row.all('.own-points')[0]?.text).toBe('9');
  });

  test('says how much of its score rests on evidence, and what it could still become', () => {
    const sureness = (evidence: number, possible: number) =>
      list({ ranked: [{ ...first, score: { ...first.score, evidence, possible } }] }).all('.own-sureness')[0]
        ?.text;
    expect(sureness(0.95, 8.9)).toBe('Evidence 95% · possible score: up to 8.9');
    expect(sureness(0.8, 8.9)).toBe('Evidence 80% · possible score: up to 8.9');
    // A difference too small to show with one decimal is not mentioned.
    expect(sureness(0.5, (first.score.value ?? 0) + 0.01)).toBe('Evidence 50%');
  });

  test('stands out only where it is the first', () => {
    expect(place(1, 1)?.attributes.class).toBe('own-place own-first');
    expect(place(1, 2)?.attributes.class).toBe('own-place');
  });
});

describe('a long list', () => {
  const [first] = published.ranked;
  if (!first) throw new Error('Nobody is ranked.');
  const ranked = Array.from({ length: 12 }, (_, position) => ({
    ...first,
    rank: position + 1,
    score: { ...first.score, provider: `p${position}` },
  }));

  test('lays out the first ten at once, and draws all the same', () => {
    const rows = list({ ranked }).all('.own-place');
    expect(rows).toHaveLength(12);
    const later = rows.map(({ attributes }) => attributes.class?.includes('own-later'));
    expect(later.indexOf(true)).toBe(10);
    expect(later.slice(10)).toEqual([true, true]);
    expect(rows.every((row) => row.all('.own-reasons').length === 1)).toBe(true);
  });
});

describe('the first ranks', () => {
  test('are three, by name, and lead to the whole list', () => {
    const [line] = renderElement(<TopRanks ranking={published} texts={texts} href="#list" />).all('a');
    expect(line?.attributes.href).toBe('#list');
    expect(line?.all('span').map(({ text }) => text)).toEqual(['1 Alder VPN', '2 Elm VPN', '3 Birch VPN']);
  });
});

describe('who is left out', () => {
  const rendered = (ranking: Pick<ReaderRanking, 'excluded' | 'unranked'>) =>
    renderElement(<LeftOut ranking={ranking} texts={texts} rankedFrom={data.rankedFrom} />).all('.own-out');

  test('stands under the must-have that does it, with the fact that is in the way', () => {
    const [section, more] = rendered({ excluded: [out('alder', 'dogwood')], unranked: [] });
    expect(more).toBeUndefined();
    expect(section?.all('h4')[0]?.text).toBe('Left out by what you insist on');
    expect(section?.all('dt').map(({ text }) => text)).toEqual(['Has a free plan leaves out 2']);
    expect(section?.all('dd').map(({ text }) => text)).toEqual(['Alder VPN No *', 'Dogwood Unknown']);
  });

  test('who has what is asked for is named without a fact', () => {
    const [section] = rendered({ excluded: [out('elm')], unranked: [] });
    expect(
      section
        ?.all('dd')[0]
        ?.all('span')
        .map(({ text }) => text),
    ).toEqual(['Elm VPN', '']);
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

  test('a criterion that a list requires is called by its name', () => {
    const { unranked } = rankByChoice(data, emptyChoice('free'));
    const [section] = rendered({ excluded: [], unranked });
    expect(section?.all('li')[0]?.text).toMatch(
      /^Alder VPN : “Free plan” falls short of what this use needs/,
    );
  });

  test('a fact that a list requires is called by its name', () => {
    const { unranked } = rankByChoice(data, emptyChoice('torrenting'));
    const words = rendered({ excluded: [], unranked })[0]?.text;
    expect(words).toContain('Fir VPN : “Torrents allowed” falls short');
    expect(words).toContain('Dogwood : nobody has shown “Torrents allowed”');
  });
});
