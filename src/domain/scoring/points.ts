import { type Day, daysBetween } from '../day/day.ts';
import { firstDayOf, lastDayOf } from '../day/partial-date.ts';
import { cheapestPlan } from '../price/cheapest-plan.ts';
import type { Plan } from '../price/plan.ts';
import type { Answer, Audit, FreePlan, Incident, StreamingReport, TypedValue } from '../provider/fact.ts';
import {
  type AnswerRule,
  type AuditsRule,
  type BestOfRule,
  type ChoiceRule,
  type CostRule,
  canRead,
  type FreePlanRule,
  type IncidentsRule,
  type NumberRule,
  type ScoringRule,
  type ShareRule,
  type StreamingRule,
} from './scoring-rule.ts';

/**
 * Points from 0 to 10 for the first of the facts that a criterion reads, or undefined where it proves too little. So does
 * a fact of a type that the rule cannot read; a check of the methodology makes sure that there is none.
 */
export function pointsForFacts(
  facts: readonly TypedValue[],
  rule: ScoringRule,
  asOf: Day,
): number | undefined {
  const [fact] = facts;
  const points = fact && pointsForFact(fact, rule, asOf);
  return points === undefined ? undefined : clampPoints(points);
}

function pointsForFact(fact: TypedValue, rule: ScoringRule, asOf: Day): number | undefined {
  switch (rule.name) {
    case 'known':
      return rule.points;
    case 'answer':
      return canRead(rule.name, fact) ? pointsForAnswer(fact.value, rule) : undefined;
    case 'choice':
      return canRead(rule.name, fact) ? pointsForChoice(fact.value, rule) : undefined;
    case 'best-of':
      return canRead(rule.name, fact) ? pointsForBest(fact.value, rule) : undefined;
    case 'share':
      return canRead(rule.name, fact) ? pointsForShare(fact.value, rule) : undefined;
    case 'number':
      return canRead(rule.name, fact) ? pointsForNumber(fact.value, rule) : undefined;
    case 'audits':
      return canRead(rule.name, fact) ? pointsForAudits(fact.value, rule, asOf) : undefined;
    case 'incidents':
      return canRead(rule.name, fact) ? pointsForIncidents(fact.value, rule, asOf) : undefined;
    case 'streaming':
      return canRead(rule.name, fact) ? pointsForStreaming(fact.value, rule, asOf) : undefined;
    case 'cost':
      return canRead(rule.name, fact) ? pointsForCost(fact.value, rule, asOf) : undefined;
    case 'free-plan':
      return canRead(rule.name, fact) ? pointsForFreePlan(fact.value, rule) : undefined;
  }
}

/** Points are never below 0 or above 10, whatever a methodology says. */
function clampPoints(points: number): number {
  return Math.min(10, Math.max(0, points));
}

/** Straight line between the value worth nothing and the value worth ten; works in both directions. */
export function pointsOnLine(value: number, zeroAt: number, tenAt: number): number {
  return clampPoints(((value - zeroAt) / (tenAt - zeroAt)) * 10);
}

export function pointsForAnswer(answer: Answer, rule: AnswerRule): number {
  if (answer === 'partial') return rule.partial;
  return answer ? rule.yes : rule.no;
}

/** One choice, such as a logging policy or a country. */
export function pointsForChoice(option: string, rule: ChoiceRule | BestOfRule): number {
  const points = Object.hasOwn(rule.points, option) ? rule.points[option] : undefined;
  return points ?? rule.otherwise;
}

/** The best of several, such as the most private way to pay. An empty list is a statement: there are none. */
export function pointsForBest(options: readonly string[], rule: BestOfRule): number | undefined {
  if (options.length === 0) return rule.none;
  if (options.every((option) => rule.notCounted?.includes(option))) return undefined;
  return Math.max(...options.map((option) => pointsForChoice(option, rule)));
}

/** How much of what we ask for is there, such as a kill switch on every platform. */
export function pointsForShare(options: readonly string[], rule: ShareRule): number {
  const present = rule.of.filter((wanted) => options.includes(wanted));
  return (present.length / rule.of.length) * 10;
}

/** A count on a line from worth nothing to worth ten. No limit is as good as it gets. */
export function pointsForNumber(count: number | 'unlimited', rule: NumberRule): number {
  return count === 'unlimited' ? 10 : pointsOnLine(count, rule.zeroAt, rule.tenAt);
}

/** Each audit of the VPN adds points: more when it is young, more when its report can be read. */
export function pointsForAudits(audits: readonly Audit[], rule: AuditsRule, asOf: Day): number {
  return clampPoints(audits.reduce((sum, audit) => sum + pointsForAudit(audit, rule, asOf), 0));
}

function pointsForAudit(audit: Audit, rule: AuditsRule, asOf: Day): number {
  const years = daysBetween(firstDayOf(audit.date), asOf) / 365.25;
  const points = rule.byAge.find((step) => years <= step.years)?.points ?? rule.older;
  if (audit.otherProduct) return 0;
  const published = audit.reportPublic === true ? 1 : rule.unpublishedFactor;
  return points * published * (audit.confidence === 'low' ? rule.weakFactor : 1);
}

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

/** The mean of what others reported lately. A provider's own claim proves nothing, and neither do too few reports. */
export function pointsForStreaming(
  reports: readonly StreamingReport[],
  rule: StreamingRule,
  asOf: Day,
): number | undefined {
  const counted = reports.filter(
    (report) => report.claim === 'independently-reported' && isRecent(report, rule, asOf),
  );
  if (counted.length < rule.minimumReports) return undefined;
  return counted.reduce((sum, { result }) => sum + rule[result], 0) / counted.length;
}

/** A report without a date of its own may be any age. */
function isRecent({ asOf: date }: StreamingReport, { withinDays }: StreamingRule, asOf: Day): boolean {
  return date !== undefined && daysBetween(firstDayOf(date), asOf) < withinDays;
}

/** What a month really costs over years, renewals included. No published renewal price, no points. */
export function pointsForCost(plans: readonly Plan[], rule: CostRule, asOf: Day): number | undefined {
  const cheapest = cheapestPlan(plans, rule.months, asOf);
  const scale = cheapest && rule.scale[cheapest.cost.currency];
  return scale && pointsOnLine(cheapest.cost.perMonth, scale.zeroAt, scale.tenAt);
}

/** No free plan is none; a free plan starts with some and gains with what it allows. Unknown limits gain nothing. */
export function pointsForFreePlan(plan: FreePlan, rule: FreePlanRule): number {
  if (!plan.available) return 0;
  const { dataCapGb, countries = 0, devices } = plan;
  const forCountries = Math.min(1, countries / rule.countries.many) * rule.countries.points;
  const forDevices = devices === 'unlimited' || (devices ?? 0) > 1 ? rule.severalDevices : 0;
  return clampPoints(rule.available + pointsForData(dataCapGb, rule) + forCountries + forDevices);
}

function pointsForData(cap: FreePlan['dataCapGb'], { unlimitedData, cappedData }: FreePlanRule): number {
  if (cap === 'unlimited') return unlimitedData;
  if (typeof cap !== 'number') return 0;
  return Math.min(1, cap / cappedData.gigabytes) * cappedData.points;
}
