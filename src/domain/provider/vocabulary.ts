import type { LocalizedText } from '../locale/locale-table.ts';

export const factTypes = [
  'yes-no',
  'number',
  'year',
  'days',
  'devices',
  'country',
  'country-list',
  'text',
  'choice',
  'choice-list',
  'platform-list',
  'audits',
  'incidents',
  'streaming',
  'speed-reports',
  'plans',
  'free-plan',
] as const;
export type FactType = (typeof factTypes)[number];

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
  /** The allowed values of choices and lists, with their words. */
  readonly options: Readonly<Record<string, LocalizedText>>;
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
