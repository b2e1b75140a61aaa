import type { PartialDate } from '../day/partial-date.ts';
import type { LocaleCode, LocalizedText } from '../locale/locale-table.ts';
import type { Evidence } from '../provider/fact.ts';
import type { Source } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';

/** What is said of a country, by kind. */
export interface CountryValues {
  /** Whether somebody may use a VPN: a choice. */
  readonly use: string;
  readonly order: BlockOrder;
  readonly interference: Interference;
  /** A law or an authority's rule. */
  readonly rule: Rule;
  /** A rule that is not, or not yet, one. */
  readonly bill: Rule;
  /** What operators must keep about their customers. */
  readonly retention: Rule;
  readonly counts: Counts;
  readonly tax: Tax;
  readonly payment: PaymentMeans;
  readonly 'way-in': WayIn;
}

export type CountryFactKind = keyof CountryValues;

/** Networks are told to block services, by name. */
export interface BlockOrder {
  /** Or 'unknown', where nobody gives the day. */
  readonly issued: PartialDate;
  readonly by: LocalizedText;
  /** A choice: in-force, not-known-lifted, lifted. */
  readonly state: string;
  readonly lifted?: PartialDate | undefined;
  /** Those of the site that it names. */
  readonly providers: readonly string[];
  /** Services that it names and the site does not review, as they call themselves. */
  readonly others: readonly string[];
  /** How many services it names, where a source counts them. */
  readonly named?: number | undefined;
}

/** Something was slowed or blocked for a time, and somebody measured it. */
export interface Interference {
  readonly began: PartialDate;
  readonly ended?: PartialDate | undefined;
  /** A choice: slowed, blocked, slowed-and-blocked. */
  readonly how: string;
  readonly what: LocalizedText;
  /** Who measured it, as they call themselves. */
  readonly measuredBy?: string | undefined;
}

export interface Rule {
  readonly name: LocalizedText;
  readonly says: LocalizedText;
  /** A choice, such as in-force or draft. */
  readonly state: string;
  readonly since?: PartialDate | undefined;
  /** How it came to be, oldest first. */
  readonly steps: readonly RuleStep[];
}

export interface RuleStep {
  readonly date: PartialDate;
  readonly event: LocalizedText;
  readonly source: string;
}

/** How a number grew, oldest first. */
export interface Counts {
  readonly name: LocalizedText;
  readonly points: readonly { readonly date: PartialDate; readonly count: number; readonly source: string }[];
}

/** The tax that a consumer pays on a digital service. */
export interface Tax {
  /** As receipts in the country call it: VAT, KDV. */
  readonly name: LocalizedText;
  readonly percent: number;
}

export interface PaymentMeans {
  readonly name: string;
  readonly says: LocalizedText;
}

/** How a provider is reached where its site is blocked. */
export interface WayIn {
  readonly provider: string;
  /** A choice: onion, mirror, app-file, bridge. */
  readonly how: string;
  readonly address?: string | undefined;
  readonly says: LocalizedText;
}

/** Another answer that a source gives. */
export interface OtherAnswer {
  readonly choice: LocalizedText;
  readonly claim: Evidence;
}

interface FactOfKind<K extends CountryFactKind> {
  /** Unique in its country: the name of its card. */
  readonly id: string;
  readonly kind: K;
  readonly label: LocalizedText;
  readonly lifetime: FactDefinition['lifetime'];
  readonly value: CountryValues[K];
  /** The words of what it chooses among the options of its kind; undefined where it chooses nothing. */
  readonly choice: LocalizedText | undefined;
  readonly claim: Evidence;
  /** What other sources say instead. */
  readonly dissent: readonly OtherAnswer[];
}

/** A union with one member per kind, so that looking at `kind` tells what `value` holds. */
export type CountryFact<T extends CountryFactKind = CountryFactKind> = { [K in T]: FactOfKind<K> }[T];

/** What was looked for and not found. */
export interface OpenQuestion {
  readonly question: LocalizedText;
  readonly searched: LocalizedText;
  readonly on: PartialDate;
}

/** A country whose rules on VPNs we follow. */
export interface Country {
  /** Of ISO 3166, such as TR. */
  readonly code: string;
  readonly name: LocalizedText;
  /** The languages whose readers mostly live there. */
  readonly languages: readonly string[];
  /** What people pay with there, of ISO 4217. */
  readonly currency?: string | undefined;
  readonly facts: readonly CountryFact[];
  readonly open: readonly OpenQuestion[];
  readonly sources: Readonly<Record<string, Source>>;
}

export function factsOfKind<K extends CountryFactKind>({ facts }: Pick<Country, 'facts'>, kind: K) {
  return facts.filter((fact): fact is CountryFact<K> & CountryFact => fact.kind === kind);
}

/** The country where the readers of a language mostly live, where we follow one. */
export function homeCountry(
  countries: ReadonlyMap<string, Country>,
  locale: LocaleCode,
): Country | undefined {
  return [...countries.values()].find(({ languages }) => languages.includes(locale));
}
