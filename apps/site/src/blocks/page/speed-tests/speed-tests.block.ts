import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { block } from '#blocks/block.ts';
import { allSpeedTests, closeShare, type SharedSpeedTest } from '#evidence/tests/speed-tests-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const speedTestsBlock = block({
  name: 'speed-tests',
  summary:
    'Every speed test by others, with one bar for each provider in it, how many are close to the fastest, and the providers that are in none.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectSpeedTests(site),
  examples: [{ name: 'All tests', source: '{% speed-tests /%}' }],
});

export interface SpeedTestsModel {
  readonly tests: readonly SharedSpeedTest[];
  /** The largest relative distance to the fastest result that counts as close. */
  readonly within: number;
  /** Names of providers without a result; undefined if each has one. */
  readonly without: string | undefined;
}

function selectSpeedTests(site: SiteContext): SpeedTestsModel {
  const { tests, without } = allSpeedTests(site);
  return {
    tests,
    within: 1 - closeShare,
    without: without.length === 0 ? undefined : formatNames(without, site.locale),
  };
}
