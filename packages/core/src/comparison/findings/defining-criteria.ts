import { sum } from '#scoring/full-score.ts';
import {
  allPurpose,
  type Methodology,
  type Profile,
  profileNamed,
  requirementsIn,
  weightIn,
} from '#scoring/methodology.ts';

/**
 * The min share of the largest increase in weight from which a criterion defines a profile. Profiles raise many weights a
 * little above the overall profile, and those of their own subject a lot.
 */
const minGainShare = 0.2;

/**
 * Returns the criteria that define a profile: those that it requires, and those that weigh far more in it than in the
 * overall profile.
 */
export function definingCriteria(methodology: Methodology, profileId: string): ReadonlySet<string> {
  const profile = profileNamed(methodology, profileId);
  const here = sharesIn(profile, methodology);
  const overall = sharesIn(profileNamed(methodology, allPurpose), methodology);
  const gains = methodology.criteria.map(({ id }, at) => ({
    id,
    gain: (here[at] ?? 0) - (overall[at] ?? 0),
  }));
  const most = Math.max(...gains.map(({ gain }) => gain));
  return new Set([
    ...requirementsIn(profile, methodology).flatMap((asked) => ('criterion' in asked ? asked.criterion : [])),
    ...gains.filter(({ gain }) => gain > 0 && gain >= most * minGainShare).map(({ id }) => id),
  ]);
}

/** Returns each criterion's share of the total weight, in the order of the methodology. */
export function sharesIn(profile: Profile, { criteria }: Methodology): number[] {
  const weights = criteria.map((criterion) => weightIn(profile, criterion));
  const all = sum(weights);
  return weights.map((weight) => (all === 0 ? 0 : weight / all));
}
