import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { FactType } from '../provider/fact.ts';
import type { Lifetimes } from '../provider/freshness.ts';
import type { IncidentHarm, IncidentTelling } from '../provider/incident.ts';
import type { Pick } from './pick.ts';
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
  /** Two careful readers may grade it a step apart. */
  readonly graded?: true | undefined;
  readonly reason: LocalizedText;
}

/** How much everything counts. */
export interface Weighing {
  readonly id: string;
  /** Factors on all weights of a group; 1 where nothing is said. A reader who weighs anew moves these. */
  readonly groups: Readonly<Record<string, number>>;
  /** Weights that replace the criterion's own, before the factor of the group. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What a provider must have before it is ranked. */
export type Requirement =
  /** More points than this, whatever the weights. */
  | { readonly criterion: string; readonly above: number }
  /** Others have tested it enough to judge. */
  | { readonly criterion: string; readonly tested: true }
  /** It is known, and the answer is not this. */
  | { readonly key: string; readonly not: boolean }
  | { readonly key: string; readonly anyOf: readonly string[] };

/** The same criteria, weighed for one purpose. */
export interface Profile extends Weighing {
  readonly label: LocalizedText;
  readonly description: LocalizedText;
  /** What must hold before a provider is ranked in it. */
  readonly requires: readonly Requirement[];
}

/** What of a fact's points its evidence leaves. */
export interface EvidenceFactors {
  /** One weak source, or no date. */
  readonly weak: number;
  /** Of what only a visitor to the servers can see: the provider's word, before outsiders looked. */
  readonly word: number;
  /** A fact past its lifetime fades evenly and is gone at so many lifetimes. */
  readonly goneAt: number;
  /** An audit, a search or a seizure counts in full for some years, then fades evenly. */
  readonly outsiders: { readonly fullYears: number; readonly goneYears: number };
  /** The best proof counts, and the best of another kind adds this share of its own points. */
  readonly second: number;
  /** A list known to be incomplete is weak evidence where it earns less than this. */
  readonly incompleteBelow: number;
}

/** What an incident takes from the final score. It can only cost. */
export interface IncidentDeduction {
  readonly lost: Readonly<Record<IncidentHarm, number>>;
  readonly told: Readonly<Record<IncidentTelling, number>>;
  readonly yearsToFade: number;
  readonly max: number;
}

/** One market, currency and tax for everybody: nothing else can score. */
export interface CostBasis {
  readonly market: string;
  readonly currency: string;
  readonly months: number;
  /** Added where a page leaves tax out or does not say, so that saying never costs. */
  readonly taxRate: number;
  /** One unit of another currency in that of the basis, and where the rate is from. */
  readonly exchange: Readonly<Record<string, { readonly rate: number; readonly asOf: Day }>>;
  readonly statement: LocalizedText;
}

/** From which share of evidence on a score is called so; below both it is thin. */
export interface ConfidenceLevels {
  readonly high: number;
  readonly fair: number;
}

/** A stated model of doubt, from which places are printed as ranges. */
export interface DoubtModel {
  readonly samples: number;
  readonly seed: number;
  /** Each weight times a factor, drawn on a logarithmic scale. */
  readonly weights: { readonly from: number; readonly to: number };
  /** How often a fact is wrong, and how often what nobody knows is as good as somebody else's. */
  readonly facts: {
    readonly strongWrong: number;
    readonly weakWrong: number;
    readonly unknownBetter: number;
  };
  /** How often a second reader grades a step up or down. */
  readonly grading: { readonly share: number; readonly step: number };
  /** A stands clearly above B when it does so in this share of samples. */
  readonly clearlyAbove: number;
}

/** A published, versioned way to score. Scores of one version are comparable; it never changes once published. */
export interface Methodology {
  readonly version: string;
  readonly published: Day;
  readonly evidence: EvidenceFactors;
  readonly incidents: IncidentDeduction;
  readonly costBasis: CostBasis;
  /** Below this share of evidence a provider is listed, not ranked. */
  readonly rankedFrom: number;
  readonly confidence: ConfidenceLevels;
  readonly doubt: DoubtModel;
  /** What must hold in every profile. */
  readonly requires: readonly Requirement[];
  readonly criteria: readonly Criterion[];
  readonly profiles: readonly Profile[];
  readonly picks: readonly Pick[];
  /** Why some facts are shown and never scored, by key. */
  readonly notScored: Readonly<Record<string, LocalizedText>>;
  /** How long each key stays good, in days; copied from the vocabulary so that a score needs nothing else. */
  readonly lifetimes: Lifetimes;
  /** The type of each key, copied for the same reason. */
  readonly types: Readonly<Record<string, FactType>>;
}

/** The profile that every other is held against. */
export const allPurpose = 'overall';

export function profileNamed(methodology: Methodology, id: string): Profile {
  const profile = methodology.profiles.find((candidate) => candidate.id === id);
  if (profile) return profile;
  const known = methodology.profiles.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no profile "${id}"; there are: ${known}.`);
}

/** Throws for an unknown id: the checks of the catalog let none through, so one here is a mistake in code. */
export function criterionNamed({ criteria }: Methodology, id: string): Criterion {
  const criterion = criteria.find((candidate) => candidate.id === id);
  if (!criterion) throw new Error(`There is no criterion "${id}".`);
  return criterion;
}

/** What must hold in every list, then what this one asks for. */
export function requirementsIn(profile: Profile, { requires }: Methodology): readonly Requirement[] {
  return [...requires, ...profile.requires];
}

export function weightIn(profile: Weighing, criterion: Weighed): number {
  const own = Object.hasOwn(profile.weights, criterion.id) ? profile.weights[criterion.id] : undefined;
  return (own ?? criterion.weight) * (profile.groups[criterion.group] ?? 1);
}

/** Whether a list weighs anything that is judged by this rule. */
export function weighsRule(methodology: Methodology, profileId: string, rule: ScoringRule['name']): boolean {
  const profile = profileNamed(methodology, profileId);
  return methodology.criteria.some(
    (criterion) => criterion.rule.name === rule && weightIn(profile, criterion) > 0,
  );
}

/** Whether a list weighs what a provider costs. */
export function weighsCost(methodology: Methodology, profileId: string): boolean {
  return weighsRule(methodology, profileId, 'cost');
}
