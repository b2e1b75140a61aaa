import { type LocaleCode, type LocalizedText, localeOf } from '../locale/locale-table.ts';
import type { Basis, FactState, FactType } from './fact.ts';

/** What a key means, in every language, and how long a value stays good. */
export interface FactDefinition {
  readonly key: string;
  readonly group: string;
  readonly label: LocalizedText;
  readonly explanation: LocalizedText;
  readonly type: FactType;
  /** Days, or 'never': it does not expire but always shows its age. */
  readonly lifetime: number | 'never';
  /** Whether a methodology may read it; which rule turns it into points is the methodology's to say. */
  readonly scored?: boolean | undefined;
  /** The answer that protects the reader, where one does. */
  readonly protective?: 'yes' | 'no' | undefined;
  /** Whether its options are languages: a page in one of them answers for that one alone. */
  readonly perLanguage?: boolean | undefined;
  /** The allowed values of choices and lists, with their words. */
  readonly options: Readonly<Record<string, LocalizedText>>;
  /** What no fact may say any more; the history of changes still does. */
  readonly retiredOptions?: Readonly<Record<string, LocalizedText>> | undefined;
}

export interface FactGroup {
  readonly id: string;
  readonly label: LocalizedText;
  /** In the order in which readers see them. */
  readonly definitions: readonly FactDefinition[];
}

/** Every key, declared once, by group. */
export interface Vocabulary {
  readonly groups: readonly FactGroup[];
}

export function allDefinitions(vocabulary: Vocabulary): FactDefinition[] {
  return vocabulary.groups.flatMap(({ definitions }) => definitions);
}

/** undefined where no key of this name is declared. */
export function definitionOf(key: string, vocabulary: Vocabulary): FactDefinition | undefined {
  return allDefinitions(vocabulary).find((definition) => definition.key === key);
}

/** The option that a page in this language asks for; undefined where it asks for all of them. */
export function ownOption(
  { perLanguage, options }: Pick<FactDefinition, 'perLanguage' | 'options'>,
  page: LocaleCode,
): string | undefined {
  const { language } = localeOf(page);
  return perLanguage && Object.hasOwn(options, language) ? language : undefined;
}

/** What a fact is called. */
export function factLabel(key: string, vocabulary: Vocabulary, locale: LocaleCode): string {
  return definitionOf(key, vocabulary)?.label[locale] ?? key;
}

/** What readers are told about a kind of evidence, a state or an answer. */
interface Wording {
  readonly label: LocalizedText;
  readonly explanation: LocalizedText;
}

/** The words that stand beside every fact, whatever it is about. A kind of evidence has a word that fits behind a statement. */
export interface EvidenceWords {
  readonly bases: Readonly<Record<Basis, Wording & { readonly mark: string; readonly word: LocalizedText }>>;
  readonly confidence: Readonly<Record<'low', Wording>>;
  readonly states: Readonly<Record<FactState, Wording>>;
  readonly answers: Readonly<Record<'true' | 'false' | 'partial', Wording>>;
  readonly publishers: Readonly<Record<string, Wording>>;
  /** What is to know of several sources alike, by name. */
  readonly sourceNotes: Readonly<Record<string, LocalizedText>>;
  readonly claims: Readonly<Record<'independently-reported' | 'provider-claim', Wording>>;
}
