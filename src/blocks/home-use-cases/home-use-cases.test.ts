import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { strongestReasons } from '../evidence/reason-views.ts';
import { selectUseCases } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

const profiles = english.methodology.profiles.map(({ id }) => id);

describe('home-use-cases', () => {
  test.each(localeCodes)(
    'every need in %s leads to the first of its ranking, with a sourced reason',
    (locale) => {
      const context = contextOf(locale);
      for (const { profile, need, description, pick } of selectUseCases({ profiles }, context).cases) {
        const first = context.ranking(profile).ranking.ranked[0]?.score.provider ?? '';
        expect([need, description]).not.toContain('');
        expect(pick).toMatchObject({
          title: context.providers.get(first)?.name,
          score: { valueText: expect.stringMatching(/^\d/) },
          reason: { text: expect.stringMatching(/./), mark: { href: expect.stringMatching(/^https:/) } },
        });
      }
    },
  );

  test('the reason is what lifts the first most there, beside what the second answers to it', () => {
    const [, second] = english.ranking('torrenting').ranking.ranked;
    expect(selectUseCases({ profiles: ['torrenting'] }, english).cases[0]?.pick).toMatchObject({
      reason: { key: 'port-forwarding', label: 'Lifts it most here: Port forwarding' },
      against: {
        title: english.providers.get(second?.score.provider ?? '')?.name,
        answer: { key: 'port-forwarding' },
      },
    });
  });

  test('no two needs of the home page say the same', () => {
    const lines = selectUseCases({ profiles: profiles.filter((id) => id !== 'overall') }, english).cases.map(
      ({ pick }) => pick?.reason?.label,
    );
    expect(new Set(lines).size).toBe(lines.length);
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
      reason: { key: 'free-plan' },
      against: undefined,
      next: undefined,
    });
  });

  test('leads to the whole ranking where that is a page', () => {
    const paths = selectUseCases({ profiles: ['free', 'travel'] }, contextOf('pl')).cases.map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/pl/najlepszy-vpn/darmowe', undefined]);
  });

  test('the strongest reason is the criterion with most points above the middle, weighed', () => {
    const reason = (key: string, points: number | undefined, countedWeight: number) => ({
      keys: [key],
      points,
      countedWeight,
    });
    const reasons = [
      reason('devices', 10, 1),
      reason('logging', 9, 5),
      reason('port-forwarding', 0, 50),
      reason('incidents', 10, 50),
      reason('audits', undefined, 0),
    ];
    const score = { provider: 'mullvad', reasons };
    expect(strongestReasons(score, 5, english).map(({ key }) => key)).toEqual(['logging', 'devices']);
  });

  test('a price is a reason by what a month costs, not by the number of plans', () => {
    const score = { provider: 'mullvad', reasons: [{ keys: ['prices'], points: 10, countedWeight: 1 }] };
    expect(strongestReasons(score, 1, english)[0]?.text).toMatch(/^€.* a month, over three years$/);
  });

  test('names the two that come next, with their scores', () => {
    const [, second, third] = english.ranking('privacy').ranking.ranked.map(({ score }) => score.provider);
    const names = [second, third].map((id) => english.providers.get(id ?? '')?.name);
    expect(selectUseCases({ profiles: ['privacy'] }, english).cases[0]?.pick?.next).toMatch(
      new RegExp(`^then ${names[0]}\\s\\d\\.\\d and ${names[1]}\\s\\d\\.\\d$`),
    );
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
