import { formatDay, formatRank, formatScore, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import type { RetiredMethodology, RetiredRanking } from '@vpn-site/core/scoring/retired-methodology.ts';
import { block } from '#blocks/block.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteContext } from '#site/site-context.ts';

export const methodologyChangeBlock = block({
  name: 'methodology-change',
  summary:
    'What the methodology in force does differently from the one before it, and every list under both: as it was published, on the corrected facts, and now. The criteria of the former version stay readable.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyChange(site),
  examples: [{ name: 'The newest change', source: '{% methodology-change /%}' }],
});

/** Faults of the previous version, in display order. */
const faultIds = ['weak', 'unknown', 'incidents', 'owner', 'audits', 'countries', 'cost', 'places'] as const;

interface Fault {
  readonly id: (typeof faultIds)[number];
  readonly before: string;
  readonly now: string;
}

/** A provider's rank in one list, under the former and the current version of the methodology. */
interface ChangedRank {
  readonly provider: string;
  readonly name: string;
  readonly reviewPath: string | undefined;
  /** One per column; undefined where the provider is not ranked. */
  readonly ranks: readonly (RankAndScore | undefined)[];
}

interface RankAndScore {
  readonly rank: string;
  readonly score: string;
}

export interface ChangedList {
  readonly profile: string;
  readonly label: string;
  /** Column headings: the former version, that version applied to corrected facts (if computed), and the current version. */
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
  /** The date on which the former lists were computed. */
  readonly asOf: string;
  readonly criteria: readonly FormerCriterion[];
}

export interface MethodologyChangeModel {
  /** Undefined where there is only one version. */
  readonly change: ChangeModel | undefined;
}

export function selectMethodologyChange(site: SiteContext): MethodologyChangeModel {
  const [retired] = site.retiredMethodologies;
  return { change: retired && selectChange(retired, site) };
}

function selectChange(retired: RetiredMethodology, site: SiteContext): ChangeModel {
  const { methodology, locale, t } = site;
  const { asOf, asPublished } = retired.results;
  const former = retired.version;
  const weight = numberFormatter(locale);
  return {
    former,
    current: methodology.version,
    faults: faultIds.map((id) => ({
      id,
      before: t(`dataPages.change.faults.${id}.before`),
      now: t(`dataPages.change.faults.${id}.now`),
    })),
    lists: methodology.profiles.flatMap(({ id, label }) => {
      const published = asPublished[id];
      return published ? [changedList(id, label[locale], published, retired, site)] : [];
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
  profile: string,
  label: string,
  published: RetiredRanking,
  { version, results }: RetiredMethodology,
  site: SiteContext,
): ChangedList {
  const corrected = results.correctedFacts?.[profile];
  return {
    profile,
    label,
    columns: [
      site.t('dataPages.change.asPublished', { version }),
      ...(corrected ? [site.t('dataPages.change.corrected', { version })] : []),
      site.methodology.version,
    ],
    rows: changedRanks(profile, corrected ? [published, corrected] : [published], site),
  };
}

/** Returns the currently ranked providers in order, followed by those ranked before. */
function changedRanks(
  profile: string,
  formerRankings: readonly RetiredRanking[],
  site: SiteContext,
): ChangedRank[] {
  const now = site.ranking(profile).ranking.ranked.map(({ score }) => score.provider);
  const before = formerRankings.flatMap(({ ranked }) => ranked.map(({ provider }) => provider));
  // Providers removed since then have no name anymore.
  const known = [...new Set([...now, ...before])].filter((provider) => site.providers.has(provider));
  return known.map((provider) => ({
    provider,
    name: providerName(provider, site),
    reviewPath: site.reviewPath(provider),
    ranks: [
      ...formerRankings.map((ranking) => formerRank(provider, ranking, site)),
      currentRank(provider, profile, site),
    ],
  }));
}

function formerRank(
  provider: string,
  { ranked }: RetiredRanking,
  { locale }: Language,
): RankAndScore | undefined {
  const found = ranked.find((entry) => entry.provider === provider);
  return found && { rank: String(found.rank), score: formatScore(found.score, locale) };
}

function currentRank(
  provider: string,
  profile: string,
  { ranking, locale }: FactContext,
): RankAndScore | undefined {
  const { ranking: list, rankRanges: places } = ranking(profile);
  const value = list.ranked.find(({ score }) => score.provider === provider)?.score.value;
  const range = places.byProvider.get(provider);
  if (value === undefined || range === undefined) return undefined;
  return { rank: formatRank(range, locale), score: formatScore(value, locale) };
}
