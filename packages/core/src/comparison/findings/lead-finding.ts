import type { HarmfulIncident } from '#provider/incident.ts';
import type { Methodology } from '#scoring/methodology.ts';
import type { Both, PairFacts, Side } from './pair-facts.ts';
import type { PriceFinding } from './price-finding.ts';
import type { RankFinding } from './rank-finding.ts';
import type { Strength } from './strengths.ts';
import { handedOverOf, type Topic, type TopicFinding, winsAlone } from './topic-findings.ts';

/**
 * A reason to choose one of two providers: a topic of the table "At a glance" in which it is best, or a criterion in which
 * it is clearly ahead.
 */
export type Argument =
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'strength'; readonly strength: Strength };

/** The content of the first sentences of a comparison. */
export interface LeadFinding {
  /** `close` includes leads that doubt about weights and facts could reverse. */
  readonly kind: 'clear' | 'close' | 'one-ranked' | 'none-ranked';
  /** The provider to name first: the winner, the only ranked one, or the one with the higher score. */
  readonly first: Side;
  /** The reasons for each provider, in the order in which the text gives them; without the price. */
  readonly arguments: Both<readonly Argument[]>;
  /** The provider that costs clearly less, if one does. */
  readonly cheaper: Side | undefined;
  /** The incidents in which data was handed over. Leads always mention them. */
  readonly handedOver: Both<HarmfulIncident | undefined>;
}

/** The max number of reasons for one provider, about as many as readers remember. */
const maxArguments = 3;

/** The order of topics among the reasons for a clear winner. Privacy is first, because scores are mostly about trust. */
const winnerTopics: readonly Topic[] = ['privacy', 'owner', 'streaming'];
/** The order of topics for the other provider: first the topics for which people accept a lower score. */
const otherTopics: readonly Topic[] = ['streaming', 'devices', 'privacy', 'owner', 'record'];

interface LeadInput {
  readonly rank: RankFinding;
  readonly price: PriceFinding;
  readonly topics: readonly TopicFinding[];
  readonly strengths: Both<readonly Strength[]>;
}

export function leadFinding(facts: PairFacts, input: LeadInput): LeadFinding {
  const { rank, topics } = input;
  const cheaper = ([0, 1] as const).find((side) => winsAlone('price', side, topics));
  const kind = leadKind(rank);
  const first = firstSide(rank);
  const argumentsOf = (side: Side) =>
    kind === 'clear' && side === first
      ? winnerArguments(side, input, facts.methodology)
      : otherArguments(side, input, facts.methodology);
  const [a, b] = facts.providers;
  return {
    kind,
    first,
    arguments: [argumentsOf(0), argumentsOf(1)],
    cheaper,
    handedOver: [handedOverOf(a), handedOverOf(b)],
  };
}

function leadKind(rank: RankFinding): LeadFinding['kind'] {
  if (rank.kind === 'none-ranked' || rank.kind === 'one-ranked') return rank.kind;
  return rank.kind === 'leads' && rank.strength === 'clear' ? 'clear' : 'close';
}

function firstSide(rank: RankFinding): Side {
  if (rank.kind === 'leads') return rank.leader;
  return rank.kind === 'one-ranked' ? rank.ranked : 0;
}

function winnerArguments(side: Side, input: LeadInput, methodology: Methodology): Argument[] {
  const won = topicsWon(side, winnerTopics, input);
  const rest = topicsWon(side, ['record', 'devices'], input);
  return [...won, ...extraStrengths(side, input, methodology), ...rest].slice(0, maxArguments);
}

/**
 * Returns every topic in which the provider is best, then its strengths. The text must mention all of these topics, because
 * the table below it shows a tick for each.
 */
function otherArguments(side: Side, input: LeadInput, methodology: Methodology): Argument[] {
  const won = topicsWon(side, otherTopics, input);
  const free = Math.max(0, maxArguments - 1 - won.length);
  return [...won, ...extraStrengths(side, input, methodology).slice(0, free)];
}

function topicsWon(side: Side, asked: readonly Topic[], { topics }: LeadInput): Argument[] {
  return asked.filter((topic) => winsAlone(topic, side, topics)).map((topic) => ({ kind: 'topic', topic }));
}

/** Returns the strengths that no topic covers. */
function extraStrengths(side: Side, { strengths }: LeadInput, { criteria }: Methodology): Argument[] {
  const covered = new Set(
    criteria
      .filter(({ rule, keys }) => coveredRules.has(rule.name) || coveredKeys.has(keys[0] ?? ''))
      .map(({ id }) => id),
  );
  const seen = new Set<string>();
  return strengths[side]
    .filter(({ about, isGood }) => {
      const key = criteria.find(({ id }) => id === about)?.keys[0];
      if (!isGood || key === undefined || covered.has(about) || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((strength) => ({ kind: 'strength', strength }));
}

const coveredRules: ReadonlySet<string> = new Set(['promise-times-proof', 'panel', 'cost', 'renewal-jump']);
const coveredKeys: ReadonlySet<string> = new Set(['owner-interests', 'devices']);
