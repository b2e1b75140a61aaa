import type { PartialDate } from '../day/partial-date.ts';
import type { LocaleCode, LocalizedText } from '../locale/locale-table.ts';
import type { Evidence } from '../provider/fact.ts';
import type { Source } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';

/** Values of country facts, by kind. */
export interface CountryValues {
  /** Whether people may use a VPN: a choice. */
  readonly use: string;
  readonly order: BlockOrder;
  readonly interference: Interference;
  /** A site or app, other than a VPN, that networks were told to block. */
  readonly 'service-block': Rule;
  /** A law or a regulation. */
  readonly rule: Rule;
  /** A rule that is not in force (yet). */
  readonly bill: Rule;
  /** Data that operators must retain about their customers. */
  readonly retention: Rule;
  readonly counts: Counts;
  readonly tax: Tax;
  readonly payment: PaymentMeans;
  readonly 'way-in': AccessMethod;
}

export type CountryFactKind = keyof CountryValues;

/** An order to networks to block services, by name. */
export interface BlockOrder {
  /** 'unknown' where no source gives the day. */
  readonly issued: PartialDate;
  readonly by: LocalizedText;
  /** One of: in-force, not-known-lifted, lifted. */
  readonly state: string;
  readonly lifted?: PartialDate | undefined;
  /** Ids of the providers on this site that the order names. */
  readonly providers: readonly string[];
  /** Other services that the order names, by the names they use themselves. */
  readonly others: readonly string[];
  /** The number of services that the order names, if a source counts them. */
  readonly named?: number | undefined;
}

/** A measured slow-down or block over some time. */
export interface Interference {
  readonly began: PartialDate;
  readonly ended?: PartialDate | undefined;
  /** One of: slowed, blocked, slowed-and-blocked. */
  readonly how: string;
  readonly what: LocalizedText;
  /** The organization that measured it, by the name it uses itself. */
  readonly measuredBy?: string | undefined;
}

export interface Rule {
  readonly name: LocalizedText;
  readonly says: LocalizedText;
  /** An option such as in-force or draft. */
  readonly state: string;
  readonly since?: PartialDate | undefined;
  /** The history of the rule, oldest first. */
  readonly steps: readonly RuleStep[];
}

export interface RuleStep {
  readonly date: PartialDate;
  readonly event: LocalizedText;
  readonly source: string;
}

/** A number over time, oldest first. */
export interface Counts {
  readonly name: LocalizedText;
  readonly points: readonly { readonly date: PartialDate; readonly count: number; readonly source: string }[];
}

/** The tax that consumers pay on a digital service. */
export interface Tax {
  /** The name on receipts in the country: VAT, KDV. */
  readonly name: LocalizedText;
  readonly percent: number;
}

export interface PaymentMeans {
  readonly name: string;
  readonly says: LocalizedText;
}

/** A way to reach a provider where its site is blocked. */
export interface AccessMethod {
  readonly provider: string;
  /** One of: onion, mirror, app-file, bridge. */
  readonly how: string;
  readonly address?: string | undefined;
  readonly says: LocalizedText;
}

/** An answer of another source, which disagrees. */
export interface OtherAnswer {
  readonly choice: LocalizedText;
  readonly claim: Evidence;
}

interface FactOfKind<K extends CountryFactKind> {
  /** Unique in its country; also the id of the fact's evidence card. */
  readonly id: string;
  readonly kind: K;
  readonly label: LocalizedText;
  readonly lifetime: FactDefinition['lifetime'];
  readonly value: CountryValues[K];
  /** The label of the chosen option; undefined if facts of this kind have no options. */
  readonly choice: LocalizedText | undefined;
  readonly claim: Evidence;
  /** Answers of other sources that disagree. */
  readonly dissent: readonly OtherAnswer[];
}

/** A union with one member per kind, so that checking `kind` narrows `value`. */
export type CountryFact<T extends CountryFactKind = CountryFactKind> = { [K in T]: FactOfKind<K> }[T];

/** A question that was researched without an answer. */
export interface OpenQuestion {
  readonly question: LocalizedText;
  readonly searched: LocalizedText;
  readonly on: PartialDate;
}

/** A country whose rules on VPNs the site records. */
export interface Country {
  /** ISO 3166 code, such as TR. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Languages whose readers mostly live in this country. */
  readonly languages: readonly string[];
  /** The local currency, as an ISO 4217 code. */
  readonly currency?: string | undefined;
  readonly facts: readonly CountryFact[];
  readonly open: readonly OpenQuestion[];
  readonly sources: Readonly<Record<string, Source>>;
}

export function factsOfKind<K extends CountryFactKind>({ facts }: Pick<Country, 'facts'>, kind: K) {
  return facts.filter((fact): fact is CountryFact<K> & CountryFact => fact.kind === kind);
}

/** Returns the country where most readers of a language live, if the site records it. */
export function homeCountry(
  countries: ReadonlyMap<string, Country>,
  locale: LocaleCode,
): Country | undefined {
  return [...countries.values()].find(({ languages }) => languages.includes(locale));
}
