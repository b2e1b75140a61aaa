import { type LocaleCode, type LocalizedText, localeOf } from '../locale/locale-table.ts';
import type { Basis, FactState, FactType } from './fact.ts';

/** The definition of a key: its text in every language and its lifetime. */
export interface FactDefinition {
  readonly key: string;
  readonly group: string;
  readonly label: LocalizedText;
  readonly explanation: LocalizedText;
  readonly type: FactType;
  /** The lifetime in days. 'never': the fact does not expire but always shows its age. */
  readonly lifetime: number | 'never';
  /** Whether a methodology may use the key. The methodology decides which rule turns the fact into points. */
  readonly scored?: boolean | undefined;
  /** The answer that protects the reader, if any. */
  readonly protective?: 'yes' | 'no' | undefined;
  /** Whether the options are languages. A page in one of these languages shows only that option. */
  readonly perLanguage?: boolean | undefined;
  /** The allowed values of choices and lists, with their labels. */
  readonly options: Readonly<Record<string, LocalizedText>>;
  /** Options that facts may no longer use but that occur in the change history. */
  readonly retiredOptions?: Readonly<Record<string, LocalizedText>> | undefined;
}

export interface FactGroup {
  readonly id: string;
  readonly label: LocalizedText;
  /** The keys of the group, in display order. */
  readonly definitions: readonly FactDefinition[];
}

/** All keys by group. Each key is declared once. */
export interface Vocabulary {
  readonly groups: readonly FactGroup[];
}

export function allDefinitions(vocabulary: Vocabulary): FactDefinition[] {
  return vocabulary.groups.flatMap(({ definitions }) => definitions);
}

/** Returns the definition of a key; undefined if it is not declared. */
export function definitionOf(key: string, vocabulary: Vocabulary): FactDefinition | undefined {
  return allDefinitions(vocabulary).find((definition) => definition.key === key);
}

/** Returns the option that a page in this language shows; undefined if it shows all options. */
export function pageLanguageOption(
  { perLanguage, options }: Pick<FactDefinition, 'perLanguage' | 'options'>,
  page: LocaleCode,
): string | undefined {
  const { language } = localeOf(page);
  return perLanguage && Object.hasOwn(options, language) ? language : undefined;
}

export function factLabel(key: string, vocabulary: Vocabulary, locale: LocaleCode): string {
  return definitionOf(key, vocabulary)?.label[locale] ?? key;
}

/** Text for readers about a kind of evidence, a state or an answer. */
interface Wording {
  readonly label: LocalizedText;
  readonly explanation: LocalizedText;
}

/** Labels shown beside every fact. */
export interface EvidenceWords {
  readonly bases: Readonly<Record<Basis, Wording & { readonly mark: string }>>;
  readonly confidence: Readonly<Record<'low', Wording>>;
  readonly states: Readonly<Record<FactState, Wording>>;
  readonly answers: Readonly<Record<'true' | 'false' | 'partial', Wording>>;
  /** Notes shared by several sources, by name. */
  readonly sourceNotes: Readonly<Record<string, LocalizedText>>;
  readonly claims: Readonly<Record<'independently-reported' | 'provider-claim', Wording>>;
}
