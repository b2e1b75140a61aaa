import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { ScoringRule } from './scoring-rule.ts';

/** What of a criterion weighing needs. */
export interface Weighed {
  readonly id: string;
  readonly group: string;
  readonly weight: number;
}

/** One thing that is judged: which facts it reads, how they become points, what it weighs, and why. */
export interface Criterion extends Weighed {
  readonly label: LocalizedText;
  readonly keys: readonly string[];
  readonly rule: ScoringRule;
  readonly reason: LocalizedText;
}

/** What must hold before a provider is ranked in a profile. */
export interface Requirement {
  readonly criterion: string;
  readonly atLeast: number;
}

/** How much everything counts. */
export interface Weighing {
  readonly id: string;
  /** Factors on all weights of a group; 1 where nothing is said. */
  readonly groups: Readonly<Record<string, number>>;
  /** Weights that replace the criterion's own, before the factor of the group. */
  readonly weights: Readonly<Record<string, number>>;
  readonly requires: readonly Requirement[];
}

/** The same criteria, weighed for one purpose. */
export interface Profile extends Weighing {
  readonly label: LocalizedText;
  readonly description: LocalizedText;
}

/** How often a rank survives other weights: each weight times a random factor between `from` and `to`. */
export interface StabilityTest {
  readonly samples: number;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** A published, versioned way to score. Scores of one version are comparable; it never changes once published. */
export interface Methodology {
  readonly version: string;
  readonly published: Day;
  /** Below this share of known weight a provider is listed, not ranked. */
  readonly coverageFloor: number;
  /** What is left of a weight that rests on weak evidence. */
  readonly lowConfidenceFactor: number;
  readonly stability: StabilityTest;
  readonly criteria: readonly Criterion[];
  readonly profiles: readonly Profile[];
  /** How long each key stays good, in days; copied from the vocabulary so that a score needs nothing else. */
  readonly lifetimes: Readonly<Record<string, number | 'never'>>;
}

/** The profile that every other is held against. */
export const allPurpose = 'overall';

export function profileNamed(methodology: Methodology, id: string): Profile {
  const profile = methodology.profiles.find((candidate) => candidate.id === id);
  if (profile) return profile;
  const known = methodology.profiles.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no profile "${id}"; there are: ${known}.`);
}

export function weightIn(profile: Weighing, criterion: Weighed): number {
  const own = Object.hasOwn(profile.weights, criterion.id) ? profile.weights[criterion.id] : undefined;
  return (own ?? criterion.weight) * (profile.groups[criterion.group] ?? 1);
}
