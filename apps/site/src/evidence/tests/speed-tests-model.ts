import type { SpeedReport } from '@vpn-site/core/provider/measured-tests.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import type { MarkView } from '../fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';
import { testRows } from './test-rows.ts';

/** One metric measured by one tester, for all providers in that test. */
export interface SpeedTest {
  readonly id: string;
  readonly tester: string;
  readonly date: string;
  readonly metric: string;
  readonly conditions: string;
  readonly mark: MarkView | undefined;
  /** Largest first. */
  readonly bars: readonly SpeedBar[];
}

export interface SpeedBar {
  readonly badge: ProviderBadge;
  /** Whether this is the provider that the page is about. */
  readonly isOwn: boolean;
  /** Length of the bar as a share of the scale, from 0 to 1. All bars of a test use the same scale. */
  readonly share: number;
  readonly text: string;
}

/** Returns the tests in which a provider was measured. Figures of different testers never share a scale. */
export function speedTests(providerId: string, site: FactContext): SpeedTest[] {
  const own = measuredSpeeds(providerById(providerId, site), site);
  const allSpeeds = [...site.providers.values()].flatMap((provider) => measuredSpeeds(provider, site));
  return own.map(({ report, row, provider }) => {
    const same = allSpeeds.filter((other) => isSameTest(other.report, report));
    const top = report.unit === '%' ? 100 : Math.max(...same.map((other) => other.report.value));
    return {
      id: row.id,
      tester: report.tester,
      date: row.date,
      metric: row.what,
      conditions: row.conditions ?? '',
      mark: row.mark,
      bars: same
        .toSorted((a, b) => b.report.value - a.report.value)
        .map((other) => ({
          badge: providerBadge(other.provider, site),
          isOwn: other.provider === provider,
          share: other.report.value / top,
          text: other.row.result,
        })),
    };
  });
}

function measuredSpeeds(provider: Provider, site: FactContext) {
  const reports = knownFact(provider, 'speed-reports')?.value ?? [];
  // `testRows` lists speeds first, in the same order as `reports`, so the indexes match.
  const rows = testRows(provider, site);
  return reports.flatMap((report, index) => {
    const row = rows[index];
    return row ? [{ provider: provider.id, report, row }] : [];
  });
}

function isSameTest(a: SpeedReport, b: SpeedReport): boolean {
  return a.tester === b.tester && a.metric.en === b.metric.en && a.unit === b.unit;
}
