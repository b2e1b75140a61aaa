import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { FactType } from '../provider/fact.ts';
import type { Lifetimes } from '../provider/freshness.ts';
import type { IncidentDisclosure, IncidentHarm } from '../provider/incident.ts';
import type { PickRule } from './pick.ts';
import type { ScoringRule } from './scoring-rule.ts';

/** The parts of a criterion that weighing needs. */
export interface Weighed {
  readonly id: string;
  readonly group: string;
  readonly weight: number;
}

/** A criterion: the facts that it reads, the rule that turns them into points, its weight, and the reason for it. */
export interface Criterion extends Weighed {
  readonly label: LocalizedText;
  readonly keys: readonly string[];
  readonly rule: ScoringRule;
  /** Set if two careful people may grade it one step apart. */
  readonly graded?: true | undefined;
  readonly reason: LocalizedText;
}

/** The weights of all groups and criteria. */
export interface Weighing {
  readonly id: string;
  /** Factors for all weights of a group; 1 if missing. A reader's own weights change these factors. */
  readonly groups: Readonly<Record<string, number>>;
  /** Weights that replace those of the criteria, before the factor of the group. */
  readonly weights: Readonly<Record<string, number>>;
}

/** A condition for a provider to be ranked. */
export type Requirement =
  /** The provider has more points than this in the criterion, whatever its weight. */
  | { readonly criterion: string; readonly above: number }
  /** There is strong evidence for the criterion: third parties have tested the provider often enough. */
  | { readonly criterion: string; readonly tested: true }
  /** The fact is known and its value is not this one. */
  | { readonly key: string; readonly not: boolean }
  | { readonly key: string; readonly anyOf: readonly string[] };

/** The same criteria, with weights for one purpose. */
export interface Profile extends Weighing {
  readonly label: LocalizedText;
  readonly description: LocalizedText;
  /** Conditions for a provider to be ranked in the profile. */
  readonly requires: readonly Requirement[];
}

/** Factors that reduce the points of a fact according to its evidence. */
export interface EvidenceFactors {
  /** The factor for one weak source, or for no date. */
  readonly weak: number;
  /** The share for the provider's word alone, for facts that only a visitor to the servers can check. */
  readonly word: number;
  /** The age, in lifetimes, at which a fact earns no points. After its first lifetime, the points fall linearly. */
  readonly goneAt: number;
  /** An audit, a search or a seizure counts in full for `fullYears`; then its points fall linearly. */
  readonly outsiders: {
    readonly fullYears: number;
    readonly goneYears: number;
    /** Whether a proof dated after the day counts in full instead of nothing. Set only for breaking ties. */
    readonly countsLater?: true | undefined;
  };
  /** The share that the second-best proof adds. The best proof counts in full. */
  readonly second: number;
  /** The points below which a list that is known to be incomplete counts as weak evidence. */
  readonly incompleteBelow: number;
}

/** How much incidents deduct from the final score. */
export interface IncidentDeduction {
  readonly lost: Readonly<Record<IncidentHarm, number>>;
  readonly told: Readonly<Record<IncidentDisclosure, number>>;
  readonly yearsToFade: number;
  readonly max: number;
}

/** One market, currency and tax for all providers, so that scores only compare prices. */
export interface CostBasis {
  readonly market: string;
  readonly currency: string;
  readonly months: number;
  /**
   * The tax rate that is added to prices whose page excludes tax or does not mention it, so that mentioning tax is never a
   * disadvantage.
   */
  readonly taxRate: number;
  /** The rate of one unit of another currency in the basis currency, and the date of the rate. */
  readonly exchange: Readonly<Record<string, { readonly rate: number; readonly asOf: Day }>>;
  readonly statement: LocalizedText;
}

/** The min evidence shares for high and fair confidence; below both it is thin. */
export interface ConfidenceLevels {
  readonly high: number;
  readonly fair: number;
}

/** Published assumptions about uncertainty, from which the range of each rank is computed. */
export interface DoubtModel {
  readonly samples: number;
  readonly seed: number;
  /** The range of the factor on each weight, sampled on a logarithmic scale. */
  readonly weights: { readonly from: number; readonly to: number };
  /** The probabilities that a fact is wrong, and that an unknown fact is as good as another provider's. */
  readonly facts: {
    readonly strongWrong: number;
    readonly weakWrong: number;
    readonly unknownBetter: number;
  };
  /** The probability that another person grades one step up or down. */
  readonly grading: { readonly share: number; readonly step: number };
  /** The share of samples in which one provider must be above another to count as clearly above. */
  readonly clearlyAbove: number;
}

/** A published, versioned scoring method. It never changes after publication. Scores of one version can be compared. */
export interface Methodology {
  readonly version: string;
  readonly published: Day;
  readonly evidence: EvidenceFactors;
  readonly incidents: IncidentDeduction;
  readonly costBasis: CostBasis;
  /** The min evidence share for ranking. Below it, a provider is listed without a rank. */
  readonly rankedFrom: number;
  readonly confidence: ConfidenceLevels;
  readonly doubt: DoubtModel;
  /** Conditions that apply in every profile. */
  readonly requires: readonly Requirement[];
  readonly criteria: readonly Criterion[];
  readonly profiles: readonly Profile[];
  readonly picks: readonly PickRule[];
  /** Reasons why some facts are shown but not scored, by key. */
  readonly notScored: Readonly<Record<string, LocalizedText>>;
  /** The lifetime of each key in days; copied from the vocabulary so that scoring needs nothing else. */
  readonly lifetimes: Lifetimes;
  /** The type of each key; copied from the vocabulary for the same reason. */
  readonly types: Readonly<Record<string, FactType>>;
}

/** The profile for general use, with which all other profiles are compared. */
export const allPurpose = 'overall';

export function profileNamed(methodology: Methodology, id: string): Profile {
  const profile = methodology.profiles.find((candidate) => candidate.id === id);
  if (profile) return profile;
  const known = methodology.profiles.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no profile "${id}". The profiles are: ${known}.`);
}

/** Returns a criterion. Throws for an unknown id, which is a bug, because the checks of the catalog find unknown ids. */
export function criterionNamed({ criteria }: Methodology, id: string): Criterion {
  const criterion = criteria.find((candidate) => candidate.id === id);
  if (!criterion) throw new Error(`There is no criterion "${id}".`);
  return criterion;
}

/** Returns the conditions that apply to all profiles, then the conditions of this profile. */
export function requirementsIn(profile: Profile, { requires }: Methodology): readonly Requirement[] {
  return [...requires, ...profile.requires];
}

export function weightIn(profile: Weighing, criterion: Weighed): number {
  const own = Object.hasOwn(profile.weights, criterion.id) ? profile.weights[criterion.id] : undefined;
  return (own ?? criterion.weight) * (profile.groups[criterion.group] ?? 1);
}

/** Whether a profile has a criterion with weight that uses this rule. */
export function weighsRule(methodology: Methodology, profileId: string, rule: ScoringRule['name']): boolean {
  const profile = profileNamed(methodology, profileId);
  return methodology.criteria.some(
    (criterion) => criterion.rule.name === rule && weightIn(profile, criterion) > 0,
  );
}

export function weighsCost(methodology: Methodology, profileId: string): boolean {
  return weighsRule(methodology, profileId, 'cost');
}
