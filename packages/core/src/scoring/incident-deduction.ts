import { type Day, daysBetween } from '../day/day.ts';
import { lastDayOf } from '../day/partial-date.ts';
import type { Incident } from '../provider/incident.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { daysInYear, sourceFactor } from './evidence-factor.ts';
import { sum } from './full-score.ts';
import type { Methodology } from './methodology.ts';

/** Returns how many points incidents deduct from every score of a provider; 0 if there are none. */
export function incidentDeduction(
  provider: Provider,
  methodology: Pick<Methodology, 'incidents' | 'evidence'>,
  asOf: Day,
): number {
  const incidents = knownFact(provider, 'incidents')?.value ?? [];
  const taken = sum(incidents.map((incident) => incidentCost(incident, methodology, asOf)));
  return Math.min(methodology.incidents.max, taken);
}

/**
 * Returns the points that an incident costs: the points of its harm, times a factor for how it was disclosed, less a share
 * for each year since it became public.
 */
export function incidentCost(
  incident: Incident,
  { incidents: rule, evidence }: Pick<Methodology, 'incidents' | 'evidence'>,
  asOf: Day,
): number {
  const { harm, told, known, date } = incident;
  // An incident without information on its disclosure counts as kept back, because silence must not pay.
  const disclosureFactor = rule.told[told ?? 'kept-back'];
  // Counted from the last day that the date can mean, because a vague date must not make an incident older.
  const age = Math.max(0, daysBetween(lastDayOf(known ?? date), asOf) / daysInYear);
  const left = Math.max(0, 1 - age / rule.yearsToFade);
  return rule.lost[harm] * disclosureFactor * left * sourceFactor(incident, evidence);
}
