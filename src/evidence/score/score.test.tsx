import { describe, expect, test } from 'vitest';
import { renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { formatPoints, formatScore, formatScoreGap, formatShare } from '#i18n/formats.ts';
import { namedRulerLabel, rulerView, scoreRange, scoreView } from './score.ts';
import { Confidence, ScoreNumber, UnrankedList, WeightBars } from './score.tsx';
import { standing } from './standing.ts';
import { unrankedByReason, unrankedReason, unrankedWords } from './unranked.ts';

const site = testContext();

describe('a score is written', () => {
  test('with one decimal, in the figures of the language', () => {
    expect([7, 7.25, 10].map((score) => formatScore(score, 'en'))).toEqual(['7.0', '7.3', '10.0']);
    expect(formatScore(7, 'pl')).toBe('7,0');
  });

  test('points without needless decimals, shares in whole percent', () => {
    expect([10, 6.66].map((points) => formatPoints(points, 'en'))).toEqual(['10', '6.7']);
    expect(formatShare(0.2917, 'en')).toBe('29%');
  });

  test('a distance with its sign and a real minus; none is none', () => {
    expect([0.71, -0.71, 0].map((gap) => formatScoreGap(gap, 'en'))).toEqual(['+0.7', '−0.7', '0.0']);
  });

  test('never without the scale it is on', () => {
    expect(renderHtml(<ScoreNumber value="7.0" />)).toBe('<p class="score"><b>7.0</b> of 10</p>');
  });
});

describe('a score among the others', () => {
  const alder = scoreView('alder', 'overall', site);

  test('the others are those that are ranked, without itself', () => {
    expect(alder).toMatchObject({ rank: 1, valueText: '8.2', others: [7.72, 5.52, 4.87] });
    expect(scoreView('dogwood', 'overall', site)).toMatchObject({ rank: undefined, valueText: '–' });
  });

  test('their range is said in each wording', () => {
    expect(scoreRange(alder.others, 'en')).toEqual({ low: '4.9', high: '7.7' });
    expect(rulerView(alder, site).label).toBe(
      '8.2 of 10; the other ranked providers stand between 4.9 and 7.7',
    );
    expect(namedRulerLabel(alder, site)).toBe(
      'Alder VPN: 8.2 of 10. The 3 others in the list: from 4.9 to 7.7.',
    );
  });

  test('alone, nobody else is spoken of', () => {
    const alone = { ...alder, others: [] };
    expect(rulerView(alone, site).label).not.toMatch(/other|∞/);
    expect(namedRulerLabel(alone, site)).not.toMatch(/other|∞/);
  });

  test('an unknown provider is a mistake', () => {
    expect(() => scoreView('nobody', 'overall', site)).toThrow('There is no provider "nobody".');
  });
});

describe('why somebody is not ranked', () => {
  const missed = { why: 'requirement', criterion: 'free', points: 0 } as const;

  test('too little known in all, too little known of what is required, or it falls short of that', () => {
    expect(unrankedReason({ why: 'too-little-known', coverage: 0.2 })).toBe('tooLittleKnown');
    expect(unrankedReason({ ...missed, points: undefined })).toBe('requirementUnknown');
    expect(unrankedReason(missed)).toBe('requirementMissed');
  });

  test('names that share a reason stand together, in the order of the list', () => {
    const { unranked } = site.ranking('free').ranking;
    expect(renderHtml(<UnrankedList unranked={unrankedWords(unranked, site)} />)).toBe(
      '<ul class="not-ranked"><li><b>Alder VPN</b>: “Free plan” falls short of what this list requires</li><li><b>Cedar VPN and Dogwood</b>: too little is known about “Free plan”, which this list requires</li></ul>',
    );
  });

  test('with words that a page sends to the browser the list is the same', () => {
    const { unranked } = site.ranking('overall').ranking;
    const say = (reason: string, { coverage }: { readonly coverage: string }) => `${reason} ${coverage}`;
    const wording = {
      locale: 'en',
      provider: (id: string) => id,
      criterion: (id: string) => id,
      say,
    } as const;
    expect(unrankedByReason(unranked, wording)).toEqual([
      { titles: 'cedar', why: 'tooLittleKnown 29%' },
      { titles: 'dogwood', why: 'tooLittleKnown 0%' },
    ]);
  });

  test('a card says the same reason in its own words', () => {
    expect(standing('cedar', 'overall', site).place).toMatch(/Overall: too little is known.*29%/);
    expect(standing('alder', 'free', site).place).toMatch(/lacks what this list asks for/);
    expect(standing('dogwood', 'free', site).place).toMatch(
      /do not know enough about what this list asks for/,
    );
  });
});

describe('how sure a rank is', () => {
  test('coverage comes first; whoever has no rank has no stability', () => {
    const shares = (provider: string) =>
      [
        ...renderHtml(<Confidence {...standing(provider, 'overall', site)} />).matchAll(
          /<progress [^>]*value="(\d+)"/g,
        ),
      ].map(([, value]) => value);
    expect(shares('fir')).toEqual(['96', '10']);
    expect(shares('cedar')).toEqual(['29']);
  });
});

describe('weights as bars', () => {
  const weight = { id: 'trust', label: 'Trust', share: 0.2, shareText: '20%', overall: 0.1 };

  test('are as long as their share of the heaviest, with a mark for the overall list', () => {
    const html = renderHtml(<WeightBars weights={[weight]} heaviest={0.4} />);
    expect(html).toContain('class="bar-value" d="M0 5H50"');
    expect(html).toContain('class="bar-mark" d="M25 0V10"');
    expect(html).toContain('class="tab-key"');
  });

  test('need no key where nothing is compared', () => {
    const html = renderHtml(<WeightBars weights={[{ ...weight, overall: undefined }]} heaviest={0.4} />);
    expect(html).not.toMatch(/bar-mark|tab-key/);
  });
});
