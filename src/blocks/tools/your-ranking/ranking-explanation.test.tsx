import { describe, expect, test } from 'vitest';
import { rankByChoice } from '#domain/your-ranking/rank-by-choice.ts';
import { type RankingChoice, untouchedChoice } from '#domain/your-ranking/ranking-choice.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { RankConfidence, WhyAboveView } from './ranking-explanation.tsx';
import { rankingFile } from './ranking-file.ts';

const { data, texts } = rankingFile(testContext());
const untouched = untouchedChoice('overall');
const published = rankByChoice(data, untouched);
const onlyValue = { trust: 0, privacy: 0, security: 0, freedom: 0, reach: 0, value: 10 };
const byValue = rankByChoice(data, { ...untouched, weights: onlyValue });

describe('why one is above the other', () => {
  const why = (choice: Partial<RankingChoice> = {}, ranking = published) =>
    draw(
      <WhyAboveView ranking={ranking} choice={{ ...untouched, ...choice }} texts={texts} form="form" />,
    ).all('.own-why')[0];
  const said = (section: ReturnType<typeof why>) => section?.all('p')[0]?.text;
  const chosen = (section: ReturnType<typeof why>) =>
    section
      ?.all('option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ attributes }) => attributes.value);

  test('nobody is named: the first two, with no name chosen', () => {
    expect(said(why())).toMatch(
      /^Alder VPN is \d\.\d\d points above Elm VPN\. A plus speaks for Alder VPN, a minus/,
    );
    expect(chosen(why())).toEqual(['', '']);
  });

  test('two are named: the higher one first, whichever way they were named', () => {
    const section = why({ above: 'birch', below: 'alder' });
    expect(said(section)).toMatch(/^Alder VPN is \d\.\d\d points above Birch VPN\./);
    expect(chosen(section)).toEqual(['birch', 'alder']);
  });

  test('each group that decides has a line: its name, what in it counts most, and how much with a sign', () => {
    const privacy = rankByChoice(data, untouchedChoice('privacy'));
    const lines = why({}, privacy)?.all('.dotted-lines')[0];
    expect(lines?.all('dt').map(({ text }) => text)).toEqual([
      'Privacy by design RAM-only servers',
      'Trust Incidents, Independent audits',
      'Freedom Tor over VPN',
      'Reach Countries',
      'Value Real cost over three years',
    ]);
    expect(lines?.all('dd').map(({ text }) => text)).toEqual(['+0.78', '+0.24', '−0.07', '−0.03', '+0.02']);
  });

  test('a group that decides nothing has no line', () => {
    expect(
      why({}, byValue)
        ?.all('.dotted-lines')[0]
        ?.all('dt')
        .map(({ text }) => text),
    ).toEqual(['Value Real cost over three years, Free plan']);
  });

  test('where the scores are the same, something else decides', () => {
    const [first, second] = published.ranked;
    if (!first || !second) throw new Error('Fewer than two are ranked.');
    const ranked = [first, { ...second, score: { ...second.score, value: first.score.value } }];
    expect(said(why({}, { ...published, ranked }))).toMatch(/^Alder VPN and Elm VPN have the same score/);
  });

  test('who has no place cannot be compared', () => {
    const section = why({ above: 'dogwood' });
    expect(said(section)).toBe('Choose two providers that both have a place in the list.');
    expect(section?.all('.dotted-lines')).toEqual([]);
  });
});

describe('how firm an order is', () => {
  const sure = (ranking = published, stability: Partial<typeof data.stability> = {}) =>
    draw(<RankConfidence ranking={ranking} test={{ ...data.stability, ...stability }} texts={texts} />)
      .all('.own-sure')[0]
      ?.all('p')
      .map(({ text }) => text);
  const first = (count: number) => ({ ...published, ranked: published.ranked.slice(0, count) });

  test('tells who is always among the first and who sometimes, with the share of tries', () => {
    expect(sure(byValue)).toEqual([
      'All weights changed at random, 1,000 times.',
      'In the top 3 under almost any weights: Birch VPN.',
      'In and out of the top 3, with the share of tries in which they are there: Fir VPN (73%), Alder VPN (86%), and Elm VPN (41%).',
      'Read these neighbours as equal; they often change places: Fir VPN – Alder VPN (34%); Alder VPN – Birch VPN (36%).',
    ]);
  });

  test('tells one kind alone where there is only that', () => {
    const firm = sure(published, { samples: 1 });
    expect(firm?.slice(1, -1)).toEqual([
      'In the top 3 under almost any weights: Alder VPN, Elm VPN, and Birch VPN.',
    ]);
    const loose = sure(byValue, { top: 1 });
    expect(loose?.slice(1, -1)).toEqual([
      expect.stringMatching(/^In and out of the top 1, .*: Fir VPN \(\d+%\)/),
    ]);
  });

  test('where the top holds everyone, that is all there is to say of it', () => {
    expect(sure(first(3))?.[1]).toBe('So few are ranked that the top 3 holds everyone.');
    expect(sure(first(2))?.at(-1)).toBe('No two neighbours change places often.');
  });

  test('one alone has no order', () => {
    expect(sure(first(1))).toBeUndefined();
    expect(sure(first(2))).toBeDefined();
  });
});
