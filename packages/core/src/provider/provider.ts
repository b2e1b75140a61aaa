import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Ending, FormerName } from './ending.ts';
import {
  bases,
  type Fact,
  type FactType,
  type FactValues,
  isKnown,
  isOfType,
  type KnownFact,
} from './fact.ts';
import { isStale, type Lifetimes } from './freshness.ts';
import type { PublisherKind } from './publisher.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/**
 * Kinds of sources. A living source is a page or file whose current content is the claim; its date is the day on which it
 * was last seen. A document has a fixed date and does not change, so reading it again does not renew it.
 */
export const sourceKinds = ['living', 'document'] as const;

export interface Source {
  readonly url: string;
  /** The source's own title, or a description if it has none. Remarks belong in the note. */
  readonly title: string;
  readonly publisher: PublisherKind;
  readonly kind: (typeof sourceKinds)[number];
  readonly published?: PartialDate | undefined;
  /** The language as an HTML tag; omitted for English, which is the most common. */
  readonly language?: string | undefined;
  /** The language of the title, if an editor wrote it in another language than the source. */
  readonly titleLanguage?: string | undefined;
  /** A remark on the source for readers: text, or the name of a text that several sources share. */
  readonly note?: LocalizedText | string | undefined;
}

export const usualSourceLanguage = 'en';

export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** Only set for a discontinued provider. */
  readonly status?: Ending | undefined;
  /** Former names that readers may still search for. */
  readonly formerly?: readonly FormerName[] | undefined;
  /** One fact for every key of the vocabulary. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly sources: Readonly<Record<string, Source>>;
}

/** A discontinued provider. It is never recommended or ranked and has no prices; its history stays published. */
export interface FormerProvider extends Provider {
  readonly status: Ending;
}

export function hasEnded(provider: Provider): provider is FormerProvider {
  return provider.status !== undefined;
}

export function factOf(provider: Provider, key: string): Fact {
  const fact = Object.hasOwn(provider.facts, key) ? provider.facts[key] : undefined;
  return fact ?? { value: 'unknown' };
}

/**
 * The keys that code reads by name, with their types. All other keys are only in the vocabulary. A test compares these
 * types with the vocabulary.
 */
export const namedKeys = {
  audits: 'audits',
  'blocked-in': 'country-list',
  devices: 'devices',
  'free-plan': 'free-plan',
  'home-servers': 'country-list',
  incidents: 'incidents',
  'leak-tests': 'leak-tests',
  logging: 'choice',
  'money-back-days': 'days',
  obfuscation: 'yes-no',
  'open-source-apps': 'platform-list',
  'parent-company': 'text',
  platforms: 'platform-list',
  'port-forwarding': 'yes-no',
  prices: 'plans',
  'speed-reports': 'speed-reports',
  streaming: 'streaming',
} as const satisfies Readonly<Record<string, FactType>>;
export type NamedKey = keyof typeof namedKeys;
type NamedType<K extends NamedKey> = (typeof namedKeys)[K];
export type NamedValue<K extends NamedKey> = FactValues[NamedType<K>];

/** Returns a fact by key; undefined if it is unknown. */
export function knownFact<K extends NamedKey>(
  provider: Provider,
  key: K,
): KnownFact<NamedType<K>> | undefined {
  const fact = factOf(provider, key);
  return isKnown(fact) && isOfType(fact, namedKeys[key]) ? fact : undefined;
}

/** Returns the value of a fact while it is fresh; undefined if it is unknown or stale. */
export function freshValue<K extends NamedKey>(
  provider: Provider,
  key: K,
  lifetimes: Lifetimes,
  asOf: Day,
): NamedValue<K> | undefined {
  const fact = knownFact(provider, key);
  return fact && !isStale(fact, { lifetime: lifetimes[key] ?? 'never' }, asOf) ? fact.value : undefined;
}

/**
 * Returns the strength of each fact of a provider, regardless of its age: 0 for unknown facts, otherwise higher for a
 * stronger basis.
 */
export function factStrengths(provider: Provider, vocabulary: Vocabulary): number[] {
  return allDefinitions(vocabulary).map(({ key }) => {
    const fact = factOf(provider, key);
    return isKnown(fact) ? bases.length - bases.indexOf(fact.basis) : 0;
  });
}
