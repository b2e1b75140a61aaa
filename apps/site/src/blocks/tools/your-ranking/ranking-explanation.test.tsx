import { rankByChoice } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { emptyChoice, type RankingChoice } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { WhyAboveView } from './ranking-explanation.tsx';
import { rankingFile } from './ranking-file.ts';

const { data, texts } = rankingFile(testContext());
const untouched = emptyChoice('overall');
const published = rankByChoice(data, untouched);
const onlyValue = { trust: 0, privacy: 0, security: 0, freedom: 0, reach: 0, value: 10 };
const byValue = rankByChoice(data, { ...untouched, weights: onlyValue });

describe('why one is above the other', () => {
  const why = (choice: Partial<RankingChoice> = {}, ranking = published) =>
    renderElement(
      <WhyAboveView ranking={ranking} choice={{ ...untouched, ...choice }} texts={texts} form="form" />,
    ).all('.own-why')[0];
  const shownText = (section: ReturnType<typeof why>) => section?.all('p')[0]?.text;
  const chosen = (section: ReturnType<typeof why>) =>
    section
      ?.all('option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ attributes }) => attributes.value);

  test('nobody is named: the first two; two are named: the higher one first, whichever way they were named', () => {
    expect(shownText(why())).toMatch(
      /^Alder VPN \d\.\d\d, Elm VPN \d\.\d\d: \d\.\d\d points apart\. A plus speaks for Alder VPN, a minus/,
    );
    expect(chosen(why())).toEqual(['', '']);
    const section = why({ above: 'birch', below: 'alder' });
    expect(shownText(section)).toMatch(/^Alder VPN \d\.\d\d, Birch VPN \d\.\d\d: /);
    expect(chosen(section)).toEqual(['birch', 'alder']);
  });

  test('each group that decides has a line: its name, what in it counts most, and how much with a sign', () => {
    const privacy = rankByChoice(data, emptyChoice('privacy'));
    const lines = why({}, privacy)?.all('.dotted-lines')[0];
    expect(lines?.all('dt').map(({ text }) => text)).toEqual([
      'Privacy by design Servers without disks',
      'Trust Owner and conflicts of interest',
      'Freedom Tor over VPN',
      'Value Real cost over three years',
    ]);
    expect(lines?.all('dd').map(({ text }) => text)).toEqual(['+0.51', '+0.30', '−0.20', '+0.02']);
    // A group that decides nothing has no line.
    const deciding = why({}, byValue)?.all('.dotted-lines')[0]?.all('dt');
    expect(deciding).toHaveLength(2);
  });

  test('what incidents cost is a line of its own, and all lines add up to the distance', () => {
    const section = why({ above: 'alder', below: 'birch' });
    const lines = section?.all('.dotted-lines')[0];
    expect(lines?.all('dt').map(({ text }) => text)).toContain('What incidents cost');
    const parts = lines?.all('dd').map(({ text }) => Number(text.replace('−', '-'))) ?? [];
    const gap = Number(/(\d\.\d\d) points apart/.exec(shownText(section) ?? '')?.[1]);
    const [upper, lower] = (shownText(section)?.match(/\d\.\d\d/g) ?? []).map(Number);
    expect((upper ?? 0) - (lower ?? 0)).toBeCloseTo(gap, 10);
    // Each line is rounded to hundredths.
    expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - gap)).toBeLessThan(0.05);
  });

  test('where the scores are the same, something else decides', () => {
    const [first, second] = published.ranked;
    if (!first || !second) throw new Error('Fewer than two are ranked.');
    const ranked = [first, { ...second, score: { ...second.score, value: first.score.value } }];
    expect(shownText(why({}, { ...published, ranked }))).toMatch(
      /^Alder VPN and Elm VPN have the same score/,
    );
  });

  test('who has no place cannot be compared', () => {
    const section = why({ above: 'dogwood' });
    expect(shownText(section)).toBe('Choose two providers that both have a place in the list.');
    expect(section?.all('.dotted-lines')).toEqual([]);
  });
});
