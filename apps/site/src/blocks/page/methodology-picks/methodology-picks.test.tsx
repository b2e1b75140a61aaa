import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectMethodologyPicks } from './methodology-picks.block.ts';
import { MethodologyPicks } from './methodology-picks.tsx';

const english = testContext();
const { picks } = selectMethodologyPicks(english);
const pick = (id: string, all = picks) => all.find((candidate) => candidate.id === id);

test('every rule names who meets it today, from which list, and what that one lacks most', () => {
  expect(picks.map(({ id, picked }) => [id, picked?.name])).toEqual([
    ['most-people', 'Alder VPN'],
    ['cheapest', 'Alder VPN'],
    ['knows-least', 'Elm VPN'],
    ['most-devices', 'Birch VPN'],
    ['free', 'Elm VPN'],
  ]);
  expect(pick('most-devices')).toMatchObject({
    list: 'From the list “Overall”',
    rule: expect.stringContaining('no limit on devices'),
    picked: { reviewPath: '/reviews/birch', flaw: 'Where it loses most: No logs, promised and proven' },
  });
});

type Ranking = ReturnType<typeof english.ranking>['ranking'];
const picksAfter = (change: (ranking: Ranking) => Ranking) => {
  const ranking = (profile: string) => {
    const result = english.ranking(profile);
    return { ...result, ranking: change(result.ranking) };
  };
  return selectMethodologyPicks({ ...english, ranking }).picks;
};

test('incidents are named where they cost most', () => {
  const costly = picksAfter(({ ranked, ...rest }) => ({
    ...rest,
    ranked: ranked.map((entry) => ({ ...entry, score: { ...entry.score, deduction: 9 } })),
  }));
  expect(pick('free', costly)?.picked?.flaw).toBe('Where it loses most: incidents');
});

test('a rule that nobody meets stays, without a name', () => {
  const none = picksAfter(() => ({ ranked: [], unranked: [] }));
  expect(none.map(({ picked }) => picked)).toEqual(picks.map(() => undefined));
});

test('a wish has its list beside it, then the name with its review, the rule and the flaw', () => {
  const [first] = picks;
  if (!first) throw new Error('There is a pick.');
  const entry = renderElement(<MethodologyPicks picks={[first]} />);
  expect(entry.all('dt')[0]?.text).toBe('For most people From the list “Overall”');
  expect(entry.all('p').map(({ text }) => text)).toEqual(['Alder VPN', first.rule, first.picked?.flaw]);
  expect(entry.all('a')[0]?.attributes.href).toBe('/reviews/alder');
});
