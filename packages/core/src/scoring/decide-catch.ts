import { addMonths, type Day } from '../day/day.ts';
import { firstDayOf, lastDayOf } from '../day/partial-date.ts';
import { countsAsIncident, type HarmfulIncident } from '../provider/incident.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { isCatchSupported, type WrittenCatch } from '../provider/written-catch.ts';
import { deductionId } from './differences.ts';
import { fullScore } from './full-score.ts';
import { incidentCost } from './incident-deduction.ts';
import { type Criterion, criterionNamed, type Methodology, profileNamed, weightIn } from './methodology.ts';
import { isLogCheck, proofsOf } from './no-logs.ts';
import { flawsOf } from './picks.ts';
import type { Score } from './score.ts';

/** The main drawback of a provider in a ranking: an editor's text, or else an incident or a criterion. */
export type Catch =
  | { readonly kind: 'written'; readonly written: WrittenCatch }
  | { readonly kind: 'incident'; readonly incident: HarmfulIncident }
  | { readonly kind: 'criterion'; readonly criterion: string };

/** The min points of a good answer. Such an answer loses points only through doubt, so it is not a drawback. */
const goodFrom = fullScore * 0.75;

/** The number of months for which an incident without a known outcome counts as news. */
export const openIncidentMonths = 18;

/**
 * Decides the main drawback of a provider in the profile of a score. An editor's text comes first if the facts still have
 * the values for which it was written. Otherwise it is, in this order: data handed over; an open incident; a missing proof
 * for the purpose of the profile; the flaw that costs most points. Undefined if nothing is left; a good answer is never a
 * drawback.
 */
export function decideCatch(
  provider: Provider,
  score: Score | undefined,
  written: WrittenCatch | undefined,
  { methodology, asOf }: { readonly methodology: Methodology; readonly asOf: Day },
): Catch | undefined {
  if (written && isCatchSupported(written, provider)) return { kind: 'written', written };
  const incident = leadingIncident(provider, asOf);
  if (incident) return { kind: 'incident', incident };
  if (!score) return undefined;
  const [criterion] = [
    ...missingProof(provider, score, methodology),
    ...flawsOf(score).filter((flaw) => flaw === deductionId || isFlaw(flaw, score)),
  ];
  if (criterion === deductionId) {
    const costliest = costliestIncident(provider, methodology, asOf);
    return costliest && { kind: 'incident', incident: costliest };
  }
  return criterion === undefined ? undefined : { kind: 'criterion', criterion };
}

/**
 * Returns the incident that outweighs any other drawback: data handed over, or else an incident without a known outcome.
 */
export function leadingIncident(provider: Provider, asOf: Day): HarmfulIncident | undefined {
  return (
    harmfulIncidents(provider).find(({ harm }) => harm === 'handed-over') ?? openIncident(provider, asOf)
  );
}

/** Returns the newest incident without a known outcome that became public less than 18 months ago. */
export function openIncident(provider: Provider, asOf: Day): HarmfulIncident | undefined {
  return harmfulIncidents(provider).find(
    // Counted from the last day that the date can mean, because a vague date must not make an incident older.
    ({ outcome, known, date }) =>
      outcome === 'unknown' && asOf < addMonths(lastDayOf(known ?? date), openIncidentMonths),
  );
}

function harmfulIncidents(provider: Provider): HarmfulIncident[] {
  const incidents = knownFact(provider, 'incidents')?.value ?? [];
  return incidents
    .filter(countsAsIncident)
    .toSorted((a, b) => firstDayOf(b.date).localeCompare(firstDayOf(a.date), 'en'));
}

function costliestIncident(
  provider: Provider,
  methodology: Methodology,
  asOf: Day,
): HarmfulIncident | undefined {
  const cost = (incident: HarmfulIncident) => incidentCost(incident, methodology, asOf);
  return harmfulIncidents(provider).toSorted((a, b) => cost(b) - cost(a))[0];
}

/**
 * Returns the criterion that the profile is about, if it is unproven: an unmet requirement, or else the criterion with the
 * largest weight.
 */
function missingProof(provider: Provider, { profile, unmet, reasons }: Score, methodology: Methodology) {
  const required = unmet && requiredCriterion(unmet.requirement, methodology);
  const list = profileNamed(methodology, profile);
  const [heaviest] = methodology.criteria.toSorted((a, b) => weightIn(list, b) - weightIn(list, a));
  const purpose = required ?? heaviest;
  if (!purpose || weightIn(list, purpose) === 0) return [];
  const evidence = reasons.find(({ criterion }) => criterion === purpose.id)?.evidence;
  const isUnchecked = purpose.rule.name === 'promise-times-proof' && !proofsOf(provider).some(isLogCheck);
  return evidence === 'unknown' || isUnchecked ? [purpose.id] : [];
}

function requiredCriterion(
  requirement: NonNullable<Score['unmet']>['requirement'],
  methodology: Methodology,
): Criterion | undefined {
  if ('criterion' in requirement) return criterionNamed(methodology, requirement.criterion);
  return methodology.criteria.find(({ keys }) => keys.includes(requirement.key));
}

function isFlaw(criterion: string, { reasons }: Score): boolean {
  const reason = reasons.find((each) => each.criterion === criterion);
  return reason !== undefined && (reason.evidence === 'unknown' || reason.full < goodFrom);
}
