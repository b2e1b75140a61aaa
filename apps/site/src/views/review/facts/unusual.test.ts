import type { ProfileResult } from '@vpn-site/core/scoring/score-profile.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { unusualOf } from './unusual.ts';

const site = testContext();

/** Returns the site with these points for a criterion, by provider id. Providers not listed get 5 points. */
function withPoints(criterion: string, full: Readonly<Record<string, number>>): SiteContext {
  const changed = (profile: string): ProfileResult => {
    const result = site.ranking(profile);
    const change = <
      T extends ProfileResult['ranking']['ranked'][number] | ProfileResult['ranking']['unranked'][number],
    >(
      entry: T,
    ): T => ({
      ...entry,
      score: {
        ...entry.score,
        reasons: entry.score.reasons.map((reason) =>
          reason.criterion === criterion
            ? { ...reason, full: full[entry.score.provider] ?? 5, evidence: 'strong' as const }
            : reason,
        ),
      },
    });
    const { ranked, unranked } = result.ranking;
    return {
      ...result,
      ranking: { ...result.ranking, ranked: ranked.map(change), unranked: unranked.map(change) },
    };
  };
  return { ...site, ranking: changed };
}

const unusualObfuscation = (provider: string, context: SiteContext) =>
  unusualOf(provider, context).find(({ criterion }) => criterion === 'obfuscation');

describe('what is unusual', () => {
  test('is what hardly anybody else has or lacks', () => {
    const alone = withPoints('obfuscation', { birch: 10 });
    expect(unusualObfuscation('birch', alone)).toMatchObject({ count: 1, all: 6 });
    const worst = withPoints('obfuscation', { birch: 0 });
    expect(unusualObfuscation('birch', worst)).toMatchObject({ count: 1, all: 6 });
  });

  test('is a figure of its own only as the best or the worst of all', () => {
    const dearest = unusualOf('birch', withPoints('cost', { birch: 0 }));
    expect(dearest.find(({ criterion }) => criterion === 'cost')?.extreme).toBe('worst');
    expect(unusualObfuscation('birch', withPoints('obfuscation', { birch: 0 }))?.extreme).toBe('none');
  });

  test('is not what many share, nor what lies between', () => {
    const shared = withPoints('obfuscation', { alder: 10, birch: 10, elm: 10 });
    expect(unusualObfuscation('birch', shared)).toBeUndefined();
    const between = withPoints('obfuscation', { alder: 10, birch: 7 });
    expect(unusualObfuscation('birch', between)).toBeUndefined();
  });

  test('is little, the good before the bad', () => {
    for (const provider of site.providers.keys()) {
      const tones = unusualOf(provider, site).map(({ tone }) => tone);
      expect(tones.length).toBeLessThanOrEqual(4);
      expect(tones.lastIndexOf('good')).toBeLessThan(tones.includes('bad') ? tones.indexOf('bad') : 9);
    }
    expect(unusualOf('dogwood', site)).toEqual([]);
  });
});
