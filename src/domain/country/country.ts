import type { LocalizedText } from '../locale/locale-table.ts';
import type { Evidence } from '../provider/fact.ts';
import type { Source } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';

/** An answer in words, and how we know. */
export interface CountryAnswer {
  readonly answer: LocalizedText;
  readonly claim: Evidence;
}

/** What sources say of the law in a country. */
export interface CountryStatement extends CountryAnswer {
  readonly key: string;
  readonly label: LocalizedText;
  readonly lifetime: FactDefinition['lifetime'];
  /** What other sources say instead. */
  readonly dissent: readonly CountryAnswer[];
}

/** A country whose rules on VPNs we follow. */
export interface Country {
  /** Of ISO 3166, such as TR. */
  readonly code: string;
  readonly name: LocalizedText;
  readonly statements: readonly CountryStatement[];
  readonly sources: Readonly<Record<string, Source>>;
}
