import { profileNamed, weightIn } from '@vpn-site/core/scoring/methodology.ts';
import type { ScoringRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import type { FactContext } from '#site/site-context.ts';
import { type Outcome, outcomeOf } from './outcome-model.ts';

/**
 * Rules about price and streaming. Pages that introduce a provider already show the result in its price line and streaming
 * grid.
 */
const rulesShownElsewhere: ReadonlySet<ScoringRule['name']> = new Set([
  'cost',
  'renewal-jump',
  'free-plan',
  'panel',
]);

/**
 * Returns a provider's outcomes in a profile, heaviest criterion first, without `usedCriteria` and without rules whose
 * result is already shown.
 */
export function heaviestOutcomes(
  providerId: string,
  profile: string,
  site: FactContext,
  usedCriteria: readonly string[],
): Outcome[] {
  const { methodology } = site;
  const weighing = profileNamed(methodology, profile);
  return methodology.criteria
    .map(({ id, rule, ...criterion }) => ({ id, rule, weight: weightIn(weighing, { id, ...criterion }) }))
    .filter(
      ({ id, rule, weight }) =>
        weight > 0 && !rulesShownElsewhere.has(rule.name) && !usedCriteria.includes(id),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => outcomeOf(providerId, id, profile, site));
}
