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
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/**
 * A living source is a page or file whose present content is the claim: it is true as of the day it was last seen to say
 * so. A document has a date and does not change; reading it again makes it no younger.
 */
export const sourceKinds = ['living', 'document'] as const;

export interface Source {
  readonly url: string;
  /** As the source calls itself, or what it is where it has no name. What we know about it is the note. */
  readonly title: string;
  /** Who speaks: provider, press, dataset, research. */
  readonly publisher: string;
  readonly kind: (typeof sourceKinds)[number];
  readonly published?: PartialDate | undefined;
  /** The language of its words as an HTML tag; nearly all are English, so those do not say it. */
  readonly language?: string | undefined;
  /** Of the title, where an editor gave one in another language than the source's. */
  readonly titleLanguage?: string | undefined;
  /** What readers should know of the source: in words, or as the name of words that several sources share. */
  readonly note?: LocalizedText | string | undefined;
}

export const usualSourceLanguage = 'en';

export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** Only of one that is no longer there. */
  readonly status?: Ending | undefined;
  /** What it was called before, as long as readers may look for that. */
  readonly formerly?: readonly FormerName[] | undefined;
  /** One fact for every key of the vocabulary. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly sources: Readonly<Record<string, Source>>;
}

/** A provider that is no longer there. Nothing is recommended, ranked or priced of it; what happened stays told. */
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
 * The keys that code reads by name, with the type it relies on. All other keys are known to the vocabulary alone. A test
 * compares these types with those of the vocabulary.
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

/** undefined where nobody says. */
export function knownFact<K extends NamedKey>(
  provider: Provider,
  key: K,
): KnownFact<NamedType<K>> | undefined {
  const fact = factOf(provider, key);
  return isKnown(fact) && isOfType(fact, namedKeys[key]) ? fact : undefined;
}

/** What a fact says while it is young enough to be believed; undefined where nobody says or it is too old. */
export function freshValue<K extends NamedKey>(
  provider: Provider,
  key: K,
  lifetimes: Lifetimes,
  asOf: Day,
): NamedValue<K> | undefined {
  const fact = knownFact(provider, key);
  return fact && !isStale(fact, { lifetime: lifetimes[key] ?? 'never' }, asOf) ? fact.value : undefined;
}

/** How well each fact of a provider is known, however old: 0 for unknown, then up from the weakest basis. */
export function factStrengths(provider: Provider, vocabulary: Vocabulary): number[] {
  return allDefinitions(vocabulary).map(({ key }) => {
    const fact = factOf(provider, key);
    return isKnown(fact) ? bases.length - bases.indexOf(fact.basis) : 0;
  });
}
