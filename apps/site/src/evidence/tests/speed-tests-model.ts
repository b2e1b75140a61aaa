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
  /** The bars, largest first. */
  readonly bars: readonly SpeedBar[];
}

export interface SpeedBar {
  readonly badge: ProviderBadge;
  /** Whether this is the provider that the page is about. */
  readonly isOwn: boolean;
  /** The length of the bar as a share of the scale, from 0 to 1. All bars of a test have one scale. */
  readonly share: number;
  readonly text: string;
}

type Measured = ReturnType<typeof measuredSpeeds>[number];

/** Returns the tests in which a provider was measured. Figures of different testers never share a scale. */
export function speedTests(providerId: string, site: FactContext): SpeedTest[] {
  const own = measuredSpeeds(providerById(providerId, site), site);
  const all = allSpeeds(site);
  return own.map((measured) => speedTest(measured, all, providerId, site));
}

/** A test with all its providers, for pages that are not about one provider. */
export interface SharedSpeedTest extends SpeedTest {
  /**
   * The number of providers that are close to the fastest one (see `closeShare`); undefined if a larger figure does not mean
   * faster.
   */
  readonly closeCount: number | undefined;
}

/** The share of the largest figure from which a figure counts as close to it. */
export const closeShare = 0.9;

/** Returns all tests, newest first, and the providers that were in none. */
export function allSpeedTests(site: FactContext): {
  readonly tests: readonly SharedSpeedTest[];
  readonly without: readonly string[];
} {
  const all = allSpeeds(site);
  const firsts = all.filter(
    ({ report }, position) => all.findIndex((other) => isSameTest(other.report, report)) === position,
  );
  const isMeasured = new Set(all.map(({ provider }) => provider));
  return {
    tests: firsts
      .toSorted((a, b) => (b.report.asOf ?? '').localeCompare(a.report.asOf ?? ''))
      .map((first) => ({ ...speedTest(first, all, undefined, site), closeCount: closeCount(first, all) })),
    without: [...site.providers.values()].filter(({ id }) => !isMeasured.has(id)).map(({ name }) => name),
  };
}

function closeCount({ report }: Measured, all: readonly Measured[]): number | undefined {
  if (report.unit !== 'Mbps') return undefined;
  const values = all.filter((other) => isSameTest(other.report, report)).map((other) => other.report.value);
  return values.filter((value) => value >= closeShare * Math.max(...values)).length;
}

function speedTest(
  { report, row }: Measured,
  all: readonly Measured[],
  own: string | undefined,
  site: FactContext,
): SpeedTest {
  const same = all.filter((other) => isSameTest(other.report, report));
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
        isOwn: other.provider === own,
        share: other.report.value / top,
        text: other.row.result,
      })),
  };
}

function allSpeeds(site: FactContext): Measured[] {
  return [...site.providers.values()].flatMap((provider) => measuredSpeeds(provider, site));
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
