import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { FactType } from '../provider/fact.ts';
import type { Lifetimes } from '../provider/freshness.ts';
import type { IncidentDisclosure, IncidentHarm } from '../provider/incident.ts';
import type { PickRule } from './pick.ts';
import type { ScoringRule } from './scoring-rule.ts';

/** The parts of a criterion needed for weighing. */
export interface Weighed {
  readonly id: string;
  readonly group: string;
  readonly weight: number;
}

/** A criterion: which facts it reads, how they become points, its weight, and why. */
export interface Criterion extends Weighed {
  readonly label: LocalizedText;
  readonly keys: readonly string[];
  readonly rule: ScoringRule;
  /** Set if two careful readers may grade it a step apart. */
  readonly graded?: true | undefined;
  readonly reason: LocalizedText;
}

/** The weights of all groups and criteria. */
export interface Weighing {
  readonly id: string;
  /** Factors on all weights of a group; 1 if missing. A reader's own weighing changes these. */
  readonly groups: Readonly<Record<string, number>>;
  /** Weights that replace those of the criteria, before the factor of the group. */
  readonly weights: Readonly<Record<string, number>>;
}

/** A condition for a provider to be ranked. */
export type Requirement =
  /** The provider has more points than this in the criterion, regardless of weights. */
  | { readonly criterion: string; readonly above: number }
  /** Strong evidence for the criterion: third parties have tested the provider enough to judge it. */
  | { readonly criterion: string; readonly tested: true }
  /** The fact is known, and its value is not this. */
  | { readonly key: string; readonly not: boolean }
  | { readonly key: string; readonly anyOf: readonly string[] };

/** The same criteria, weighed for one purpose. */
export interface Profile extends Weighing {
  readonly label: LocalizedText;
  readonly description: LocalizedText;
  /** Conditions for a provider to be ranked in it. */
  readonly requires: readonly Requirement[];
}

/** Factors that reduce the points of a fact according to its evidence. */
export interface EvidenceFactors {
  /** Factor for one weak source, or no date. */
  readonly weak: number;
  /** The share for the provider's word alone, for facts that only a visitor to the servers can check. */
  readonly word: number;
  /** The number of lifetimes after which a fact has faded to 0; it fades linearly after its first lifetime. */
  readonly goneAt: number;
  /** An audit, a search or a seizure counts in full for `fullYears`, then fades linearly. */
  readonly outsiders: {
    readonly fullYears: number;
    readonly goneYears: number;
    /** Whether one dated after the day counts in full instead of nothing. Only set for breaking ties. */
    readonly countsLater?: true | undefined;
  };
  /** The best proof counts in full, and the best of another kind adds this share of its points. */
  readonly second: number;
  /** A list known to be incomplete is weak evidence if it earns fewer points than this. */
  readonly incompleteBelow: number;
}

/** The deduction of an incident from the final score. It can only lower a score. */
export interface IncidentDeduction {
  readonly lost: Readonly<Record<IncidentHarm, number>>;
  readonly told: Readonly<Record<IncidentDisclosure, number>>;
  readonly yearsToFade: number;
  readonly max: number;
}

/** One market, currency and tax for all providers, so that only the price affects the score. */
export interface CostBasis {
  readonly market: string;
  readonly currency: string;
  readonly months: number;
  /** Added to prices whose page excludes tax or does not mention it, so that mentioning tax is never a disadvantage. */
  readonly taxRate: number;
  /** The rate of one unit of another currency in the basis currency, and its date. */
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
  /** Probabilities that a fact is wrong, and that an unknown one is as good as another provider's. */
  readonly facts: {
    readonly strongWrong: number;
    readonly weakWrong: number;
    readonly unknownBetter: number;
  };
  /** The probability that a second reader grades a step up or down. */
  readonly grading: { readonly share: number; readonly step: number };
  /** A is clearly above B if it is above in this share of samples. */
  readonly clearlyAbove: number;
}

/** A published, versioned scoring method. Scores of one version are comparable; it never changes once published. */
export interface Methodology {
  readonly version: string;
  readonly published: Day;
  readonly evidence: EvidenceFactors;
  readonly incidents: IncidentDeduction;
  readonly costBasis: CostBasis;
  /** The min evidence share for ranking; below it a provider is only listed. */
  readonly rankedFrom: number;
  readonly confidence: ConfidenceLevels;
  readonly doubt: DoubtModel;
  /** Conditions that apply in every profile. */
  readonly requires: readonly Requirement[];
  readonly criteria: readonly Criterion[];
  readonly profiles: readonly Profile[];
  readonly picks: readonly PickRule[];
  /** Reasons why some facts are shown but never scored, by key. */
  readonly notScored: Readonly<Record<string, LocalizedText>>;
  /** The lifetime of each key in days; copied from the vocabulary so that scoring needs nothing else. */
  readonly lifetimes: Lifetimes;
  /** The type of each key, copied for the same reason. */
  readonly types: Readonly<Record<string, FactType>>;
}

/** The profile with which every other is compared. */
export const allPurpose = 'overall';

export function profileNamed(methodology: Methodology, id: string): Profile {
  const profile = methodology.profiles.find((candidate) => candidate.id === id);
  if (profile) return profile;
  const known = methodology.profiles.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no profile "${id}". The profiles are: ${known}.`);
}

/** Returns a criterion. Throws for an unknown id: the checks of the catalog catch those, so one here is a bug. */
export function criterionNamed({ criteria }: Methodology, id: string): Criterion {
  const criterion = criteria.find((candidate) => candidate.id === id);
  if (!criterion) throw new Error(`There is no criterion "${id}".`);
  return criterion;
}

/** Returns the conditions that apply to all lists, then the conditions of this list. */
export function requirementsIn(profile: Profile, { requires }: Methodology): readonly Requirement[] {
  return [...requires, ...profile.requires];
}

export function weightIn(profile: Weighing, criterion: Weighed): number {
  const own = Object.hasOwn(profile.weights, criterion.id) ? profile.weights[criterion.id] : undefined;
  return (own ?? criterion.weight) * (profile.groups[criterion.group] ?? 1);
}

/** Whether a list has a criterion with weight that uses this rule. */
export function weighsRule(methodology: Methodology, profileId: string, rule: ScoringRule['name']): boolean {
  const profile = profileNamed(methodology, profileId);
  return methodology.criteria.some(
    (criterion) => criterion.rule.name === rule && weightIn(profile, criterion) > 0,
  );
}

export function weighsCost(methodology: Methodology, profileId: string): boolean {
  return weighsRule(methodology, profileId, 'cost');
}
