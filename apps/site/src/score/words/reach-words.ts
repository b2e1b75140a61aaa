import { newestDate } from '@vpn-site/core/day/partial-date.ts';
import { formatList } from '@vpn-site/core/i18n/formats.ts';
import { numberIn } from '@vpn-site/core/provider/number-in.ts';
import { factOf, knownFact } from '@vpn-site/core/provider/provider.ts';
import type { PanelRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { panelResults } from '@vpn-site/core/scoring/streaming-panel.ts';
import { freeLimits } from '#price/free-limits.ts';
import type { FactContext } from '#site/site-context.ts';
import { monthOf, type OutcomeInput, type Stance, withCaveat } from './outcome-input.ts';

type ReachInput = Pick<OutcomeInput, 'provider' | 'side' | 'site'>;

/** Describes in how many of the listed countries third parties found servers. */
export function countryWords(
  { provider, side, site }: ReachInput,
  [listedKey = '', measuredKey = '']: readonly string[],
): string {
  const { t } = site;
  const [listed, measured] = [listedKey, measuredKey].map((key) => numberIn(factOf(provider, key)));
  if (measured === undefined) {
    return listed === undefined ? t('outcome.countries.unknown') : t('outcome.countries.listed', { listed });
  }
  const words = foundWords(measured, listed, side, site);
  return withCaveat(words, measuredKey, factOf(provider, measuredKey), site);
}

function foundWords(measured: number, listed: number | undefined, side: Stance, { t }: FactContext): string {
  // Measurements may know of countries that the list does not name.
  if (listed === undefined || listed < measured) return t('outcome.countries.measured', { side, measured });
  if (listed > measured) return t('outcome.countries.part', { side, measured, listed });
  return t(side === 'for' ? 'outcome.countries.all' : 'outcome.countries.few', { measured });
}

/** Describes how much of the panel worked in tests by third parties. */
export function streamingWords({ provider, side, site }: ReachInput, rule: PanelRule): string {
  const { t, asOf } = site;
  const results = panelResults(knownFact(provider, 'streaming')?.value ?? [], rule, asOf);
  const reports = results.flatMap(({ report }) => report ?? []);
  const newest = newestDate(reports.flatMap((report) => report.asOf ?? []));
  if (reports.length < rule.min || newest === undefined) return t('outcome.streaming.unknown');
  return t('outcome.streaming.tested', {
    side,
    played: reports.filter(({ result }) => result === 'works').length,
    all: results.length,
    date: monthOf(newest, site),
  });
}

export function freePlanWords({ provider, side, site }: ReachInput): string {
  const { t } = site;
  const fact = knownFact(provider, 'free-plan');
  if (!fact) return t('outcome.free.unknown');
  if (!fact.value.available) return withCaveat(t('outcome.free.none'), 'free-plan', fact, site);
  const all = freeLimits(fact.value, site);
  if (all.length === 0) return t('outcome.free.unstated');
  const bounds = all.filter(({ isLimited: isBound }) => isBound);
  // Against the provider, only limits are named, because unlimited properties are no drawback.
  const selection =
    side === 'against' && bounds.length > 0 ? { side, shown: bounds } : { side: 'for', shown: all };
  const limits = formatList(
    selection.shown.map(({ words }) => words),
    site.locale,
  );
  return withCaveat(t('outcome.free.limits', { side: selection.side, limits }), 'free-plan', fact, site);
}
