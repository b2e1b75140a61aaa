import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { strongestReasons } from '#evidence/score/reasons.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectUseCases } from './home-use-cases.block.ts';
import { HomeUseCases } from './home-use-cases.tsx';

const english = testContext();

const profiles = english.methodology.profiles.map(({ id }) => id);

describe('home-use-cases', () => {
  test.each(localeCodes)(
    'every need in %s leads to the first of its ranking, with a sourced reason',
    (locale) => {
      const site = testContext(locale);
      for (const { profile, need, description, pick } of selectUseCases({ profiles }, site).cases) {
        const first = site.ranking(profile).ranking.ranked[0]?.score.provider ?? '';
        expect([need, description]).not.toContain('');
        expect(pick).toMatchObject({
          firsts: expect.arrayContaining([
            expect.objectContaining({
              title: site.providers.get(first)?.name,
              score: expect.objectContaining({ valueText: expect.stringMatching(/^\d/) }),
            }),
          ]),
          reason: { text: expect.stringMatching(/./), mark: { href: expect.stringMatching(/^https:/) } },
        });
      }
    },
  );

  test('the reason is what lifts the first most there, beside what the second answers to it', () => {
    const reasons = selectUseCases({ profiles }, english).cases.map(({ profile, pick }) => [
      profile,
      pick?.reason?.label,
      pick?.against?.title,
      pick?.against?.answer.text,
    ]);
    const logs = 'No logs, promised and proven';
    const nothing = 'Nothing about individual users';
    expect(reasons).toEqual([
      ['overall', `Lifts Alder VPN most here: ${logs}`, 'Elm VPN', nothing],
      [
        'streaming',
        'Lifts Birch VPN most here: Streaming tests by others',
        'Alder VPN',
        expect.stringMatching(/^played \d of 4/),
      ],
      ['torrenting', 'Lifts Alder VPN most here: Port forwarding', 'Elm VPN', 'Yes'],
      ['free', `Lifts it most here: ${logs}`, 'Birch VPN', 'Times or addresses of connections'],
      ['privacy', `Lifts Alder VPN most here: ${logs}`, 'Elm VPN', nothing],
      ['travel', 'Lifts it most here: Ways through a block', 'Alder VPN', 'Yes'],
    ]);
  });

  test('who shares the first place stands there together, in the order of the list', () => {
    const firsts = (profile: string) =>
      selectUseCases({ profiles: [profile] }, english).cases[0]?.pick?.firsts.map(({ title }) => title);
    expect(firsts('privacy')).toEqual(['Alder VPN', 'Elm VPN']);
    expect(firsts('travel')).toEqual(['Elm VPN']);
  });

  test('a need that is named twice is shown once', () => {
    const { cases } = selectUseCases({ profiles: ['free', 'travel', 'free'] }, english);
    expect(cases.map(({ profile }) => profile)).toEqual(['free', 'travel']);
  });

  test('who is alone in a list has nobody to be held against', () => {
    const alone = {
      ...english,
      ranking: (profile: string) => {
        const result = english.ranking(profile);
        return { ...result, ranking: { ranked: result.ranking.ranked.slice(0, 1), unranked: [] } };
      },
    };
    expect(selectUseCases({ profiles: ['free'] }, alone).cases[0]?.pick).toMatchObject({
      reason: { key: 'logging' },
      against: undefined,
      next: undefined,
    });
  });

  test('leads to the whole ranking where that is a page', () => {
    const paths = selectUseCases({ profiles: ['free', 'travel'] }, testContext('pl')).cases.map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/pl/najlepszy-vpn/darmowe', undefined]);
  });

  test('the strongest reason is the criterion with most points above the middle, weighed', () => {
    const reason = (criterion: string, points: number | undefined, weight: number) => ({
      criterion,
      points,
      weight,
      evidence: points === undefined ? ('not-applicable' as const) : ('strong' as const),
    });
    const reasons = [
      reason('devices', 10, 1),
      reason('logging', 9, 5),
      reason('port-forwarding', 0, 50),
      reason('two-factor', undefined, 0),
    ];
    const score = { provider: 'alder', reasons };
    expect(strongestReasons(score, 5, english).map(({ key }) => key)).toEqual(['logging', 'devices']);
  });

  test('a price is a reason by what a month costs, not by the number of plans', () => {
    const reasons = [{ criterion: 'cost', points: 10, weight: 1, evidence: 'strong' as const }];
    expect(strongestReasons({ provider: 'elm', reasons }, 1, english)[0]?.text).toBe(
      '$7.34 a month, tax included',
    );
  });

  test('names the two that come next, with their scores, or as many as there are', () => {
    const next = (profile: string) => selectUseCases({ profiles: [profile] }, english).cases[0]?.pick?.next;
    const score = String.raw`\u00a0\d\.\d`;
    expect(next('travel')).toMatch(new RegExp(`^then Alder VPN${score} and Birch VPN${score}$`));
    // Who shares the first place does not come after itself.
    expect(next('privacy')).toMatch(new RegExp(`^then Birch VPN${score} and Fir VPN${score}$`));
    expect(next('streaming')).toBeUndefined();
  });

  test('a need without ranked providers stays, without a pick', () => {
    const empty = {
      ...english,
      ranking: (profile: string) => ({ ...english.ranking(profile), ranking: { ranked: [], unranked: [] } }),
    };
    expect(selectUseCases({ profiles: ['free'] }, empty).cases).toMatchObject([
      { profile: 'free', pick: undefined },
    ]);
  });
});

describe('home-use-cases as drawn', () => {
  const drawn = (site = english) =>
    draw(<HomeUseCases {...selectUseCases({ profiles: ['streaming'], anchor: 'needs' }, site)} />);

  test('a need has its first with the score on a ruler, its reason, the second to hold against, and who is next', () => {
    const [need] = drawn().all('.needs')[0]?.all('li') ?? [];
    expect(need?.all('.need-pick')[0]?.text).toMatch(
      /^Birch VPN 6\.7 of 10 Alder VPN 6\.6 of 10 share first place/,
    );
    expect(need?.all('.ruler-self')).toHaveLength(2);
    expect(need?.all('.need-against')[0]?.text).toMatch(/^Alder VPN: played \d of 4/);
    expect(drawn().all('h2')[0]?.attributes.id).toBe('needs');
  });

  test('where nobody is ranked it says whether somebody was before', () => {
    const [entry] = selectUseCases({ profiles: ['streaming'] }, english).cases;
    if (!entry) throw new Error('There is a case.');
    const words = (hasAged: boolean) =>
      draw(
        <HomeUseCases
          heading="x"
          anchor={undefined}
          scale={10}
          cases={[{ ...entry, pick: undefined, hasAged }]}
        />,
      ).all('p.faint')[0]?.text;
    expect(words(true)).toBe(english.t('blocks.homeUseCases.noLonger'));
    expect(words(false)).toBe(english.t('blocks.homeUseCases.nobody'));
  });

  test('a need leads to its list and its first to the review, where there are such pages', () => {
    const links = (site: typeof english) =>
      drawn(site)
        .all('li')
        .map((need) =>
          [...need.all('h3'), ...need.all('b')].map((part) => [part.text, part.all('a')[0]?.attributes.href]),
        );
    const pages = { ...english, roundupPath: () => '/best/x', reviewPath: () => '/reviews/x' };
    expect(links(pages)).toEqual([
      [
        ['Streaming', '/best/x'],
        ['Birch VPN', '/reviews/x'],
        ['Alder VPN', '/reviews/x'],
      ],
    ]);
    expect(links({ ...english, roundupPath: () => undefined, reviewPath: () => undefined })).toEqual([
      [
        ['Streaming', undefined],
        ['Birch VPN', undefined],
        ['Alder VPN', undefined],
      ],
    ]);
  });

  test('the first that stands alone is held against nobody, and without a reason gives none', () => {
    const model = selectUseCases({ profiles: ['travel'] }, english);
    const [entry] = model.cases;
    const parts = (change: object) => {
      if (!entry?.pick) throw new Error('There is a pick.');
      const page = draw(
        <HomeUseCases {...model} cases={[{ ...entry, pick: { ...entry.pick, ...change } }]} />,
      );
      return ['.need-next', '.need-why', '.need-against'].map((part) => page.all(part).length);
    };
    expect(parts({})).toEqual([1, 1, 1]);
    expect(parts({ next: undefined })).toEqual([0, 1, 1]);
    expect(parts({ against: undefined })).toEqual([1, 1, 0]);
    expect(parts({ reason: undefined, against: undefined })).toEqual([1, 0, 0]);
  });
});
