import { formatDay, formatRank, formatScore, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { RetiredMethodology, RetiredRanking } from '@vpn-site/core/scoring/retired-methodology.ts';
import { block } from '#blocks/block.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteContext } from '#site/site-context.ts';

export const methodologyChangeBlock = block({
  name: 'methodology-change',
  summary:
    'What each version of the methodology does differently from the one before it, newest first, and every list under both: as it was published, on the corrected facts, and under its successor. The criteria of former versions stay readable.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyChange(site),
  examples: [{ name: 'The newest change', source: '{% methodology-change /%}' }],
});

interface Fault {
  readonly before: string;
  readonly now: string;
}

/** A provider's rank in one ranking, by a former version of the methodology and by its successor. */
interface ChangedRank {
  readonly provider: string;
  readonly name: string;
  readonly reviewPath: string | undefined;
  /** One rank per column; undefined if the provider is not ranked. */
  readonly ranks: readonly (RankAndScore | undefined)[];
}

interface RankAndScore {
  readonly rank: string;
  readonly score: string;
}

export interface ChangedList {
  readonly profile: string;
  readonly label: string;
  /** Column headings: the former version, that version with corrected facts (if computed), and its successor. */
  readonly columns: readonly string[];
  readonly rows: readonly ChangedRank[];
}

interface FormerCriterion {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
  readonly weight: string;
}

export interface ChangeModel {
  readonly former: string;
  readonly current: string;
  readonly faults: readonly Fault[];
  readonly lists: readonly ChangedList[];
  /** The day on which the former rankings were computed. */
  readonly asOf: string;
  readonly criteria: readonly FormerCriterion[];
}

export interface MethodologyChangeModel {
  /** The changes, newest first; empty if there is only one version. */
  readonly changes: readonly ChangeModel[];
}

export function selectMethodologyChange(site: SiteContext): MethodologyChangeModel {
  const { retiredMethodologies } = site;
  return {
    changes: retiredMethodologies.map((retired, index) =>
      selectChange(retired, retiredMethodologies[index - 1], site),
    ),
  };
}

/** Returns the change from a retired version to its successor. The successor is undefined if it is the current version. */
function selectChange(
  retired: RetiredMethodology,
  successor: RetiredMethodology | undefined,
  site: SiteContext,
): ChangeModel {
  const { methodology, locale } = site;
  const { asOf, asPublished, faults } = retired.results;
  const former = retired.version;
  const weight = numberFormatter(locale);
  return {
    former,
    current: successor?.version ?? methodology.version,
    faults: faults.map(({ before, now }) => ({ before: before[locale], now: now[locale] })),
    lists: methodology.profiles.flatMap(({ id, label }) => {
      const published = asPublished[id];
      return published
        ? [changedList({ id, label: label[locale] }, published, retired, successor, site)]
        : [];
    }),
    asOf: formatDay(asOf, locale),
    criteria: retired.criteria.map((criterion) => ({
      id: criterion.id,
      label: criterion.label[locale],
      reason: criterion.reason[locale],
      weight: weight.format(criterion.weight),
    })),
  };
}

function changedList(
  { id, label }: { readonly id: string; readonly label: string },
  published: RetiredRanking,
  { version, results }: RetiredMethodology,
  successor: RetiredMethodology | undefined,
  site: SiteContext,
): ChangedList {
  const { locale, t } = site;
  const corrected = results.correctedFacts?.[id];
  const columns = [
    retiredColumn(t('dataPages.change.asPublished', { version }), published, locale),
    ...(corrected ? [retiredColumn(t('dataPages.change.corrected', { version }), corrected, locale)] : []),
    successor ? successorColumn(successor, id, site) : currentColumn(id, site),
  ];
  // Those ranked by the successor come first, in its order. Providers removed since then have no name anymore.
  const order = [...columns.slice(-1), ...columns].flatMap(({ ranks }) => [...ranks.keys()]);
  const known = [...new Set(order)].filter((provider) => site.providers.has(provider));
  return {
    profile: id,
    label,
    columns: columns.map(({ heading }) => heading),
    rows: known.map((provider) => ({
      provider,
      name: providerName(provider, site),
      reviewPath: site.reviewPath(provider),
      ranks: columns.map(({ ranks }) => ranks.get(provider)),
    })),
  };
}

/** A column of ranks and scores by provider, in order of rank. */
interface RankColumn {
  readonly heading: string;
  readonly ranks: ReadonlyMap<string, RankAndScore>;
}

function retiredColumn(heading: string, { ranked }: RetiredRanking, locale: LocaleCode): RankColumn {
  const ranks = ranked.map(({ provider, rank, to = rank, score }) => {
    const range = { from: rank, to };
    return [provider, { rank: formatRank(range, locale), score: formatScore(score, locale) }] as const;
  });
  return { heading, ranks: new Map(ranks) };
}

function successorColumn(
  { version, results }: RetiredMethodology,
  profile: string,
  { locale, t }: Language,
): RankColumn {
  const ranking = results.asPublished[profile] ?? { ranked: [], unranked: [] };
  return retiredColumn(t('dataPages.change.asPublished', { version }), ranking, locale);
}

function currentColumn(profile: string, { methodology, ranking, locale }: FactContext): RankColumn {
  const { ranking: list, rankRanges } = ranking(profile);
  const ranks = list.ranked.flatMap(({ score: { provider, value } }) => {
    const range = rankRanges.byProvider.get(provider);
    if (value === undefined || range === undefined) return [];
    return [[provider, { rank: formatRank(range, locale), score: formatScore(value, locale) }] as const];
  });
  return { heading: methodology.version, ranks: new Map(ranks) };
}
