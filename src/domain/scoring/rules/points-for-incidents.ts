import { type Day, daysBetween } from '../../day/day.ts';
import { lastDayOf } from '../../day/partial-date.ts';
import type { Incident } from '../../provider/fact-value.ts';
import { clampPoints } from './clamp-points.ts';
import type { IncidentsRule } from './scoring-rule.ts';

/** Ten, less what each incident cost the users. One that proved there was no data to take costs nothing. */
export function pointsForIncidents(incidents: readonly Incident[], rule: IncidentsRule, asOf: Day): number {
  return clampPoints(10 - incidents.reduce((sum, incident) => sum + pointsLost(incident, rule, asOf), 0));
}

function pointsLost(incident: Incident, rule: IncidentsRule, asOf: Day): number {
  const years = daysBetween(lastDayOf(incident.date), asOf) / 365.25;
  const lost = (rule.lost[incident.outcome] ?? 0) * (incident.confidence === 'low' ? rule.weakFactor : 1);
  // Counted from the last day the date can mean: doubt does not make an incident older.
  return years > rule.halfAfterYears ? lost / 2 : lost;
}
