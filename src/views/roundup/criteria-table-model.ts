import { sum } from '#domain/scoring/full-score.ts';
import { profileNamed, weightIn } from '#domain/scoring/methodology.ts';
import { type CriterionCell, criterionCell } from '#evidence/score/reasons.ts';
import { type PlaceView, scoreView } from '#evidence/score/score.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface CriterionColumn {
  readonly id: string;
  readonly label: string;
  /** What of all weight it carries. */
  readonly share: string;
}

export interface CriteriaRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  /** Undefined: listed, not ranked. */
  readonly place: PlaceView | undefined;
  readonly score: string;
  readonly cells: readonly CriterionCell[];
}

export interface CriteriaTableView {
  readonly columns: readonly CriterionColumn[];
  readonly rows: readonly CriteriaRow[];
}

/** More columns than this do not fit beside each other, and each further one moves a score less. */
const shownCriteria = 6;

/** The criteria that weigh most in a profile, with every provider's answer: the ranked in order, then the others. */
export function criteriaTableView(profileId: string, site: SiteContext): CriteriaTableView {
  const { methodology, locale } = site;
  const profile = profileNamed(methodology, profileId);
  const weighed = methodology.criteria.map((criterion) => ({
    ...criterion,
    weight: weightIn(profile, criterion),
  }));
  const all = sum(weighed.map(({ weight }) => weight));
  const shown = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, shownCriteria);
  const percent = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { ranked, unranked } = site.ranking(profileId).ranking;
  return {
    columns: shown.map(({ id, label, weight }) => ({
      id,
      label: label[locale],
      share: percent.format(weight / all),
    })),
    rows: [...ranked, ...unranked].map(({ score: { provider } }) => {
      const { name, place, valueText } = scoreView(provider, profileId, site);
      return {
        provider,
        title: name,
        reviewPath: site.reviewPath(provider),
        place,
        score: valueText,
        cells: shown.map((criterion) => criterionCell(provider, criterion, site)),
      };
    }),
  };
}
