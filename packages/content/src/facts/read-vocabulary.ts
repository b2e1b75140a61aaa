import { type Basis, bases, factTypes } from '@vpn-site/core/provider/fact.ts';
import type {
  EvidenceWords,
  FactDefinition,
  FactGroup,
  Vocabulary,
} from '@vpn-site/core/provider/vocabulary.ts';
import { z } from 'zod';
import { cachedReading } from '../cached-readings.ts';
import { ProblemsError } from '../problem.ts';
import { closedObject, localizedText } from './common-schemas.ts';
import { type FactFile, filesOfKind, groupIds, stemOf } from './fact-file.ts';
import { parsedFactFile } from './parsed-fact-file.ts';

/** Names that values may use, with their labels: platforms.yaml, streaming-services.yaml. */
export const optionListSchema = z.record(z.string(), localizedText);

export const lifetimeSchema = z.union(
  [z.int().positive(), z.literal('never')],
  'Write a number of days, or never',
);

const keySchema = closedObject({
  label: localizedText,
  explanation: localizedText,
  type: z.enum(factTypes),
  lifetime: lifetimeSchema,
  scored: z.boolean().default(false),
  protective: z.enum(['yes', 'no']).optional(),
  options: optionListSchema.optional(),
  retiredOptions: optionListSchema.optional(),
  perLanguage: z.boolean().optional(),
  /** The name of a shared option list. Its options come before the options of the key itself. */
  optionsFrom: z.string().optional(),
});

/** Creates the schema of one group of keys; its file is named after it. */
export function keyGroupSchema(name: string) {
  return closedObject({
    group: z.literal(name),
    label: localizedText,
    keys: z.record(z.string(), keySchema),
  });
}

const words = { label: localizedText, explanation: localizedText };
const wording = closedObject(words);
const basis = closedObject({ mark: z.string().min(1), ...words });

export const evidenceSchema: z.ZodType<EvidenceWords> = closedObject({
  bases: closedObject(Object.fromEntries(bases.map((name) => [name, basis])) as Record<Basis, typeof basis>),
  confidence: closedObject({ low: wording }),
  states: closedObject({ fresh: wording, stale: wording, unknown: wording }),
  answers: closedObject({ true: wording, false: wording, partial: wording }),
  sourceNotes: z.record(z.string(), localizedText).default({}),
  claims: closedObject({ 'independently-reported': wording, 'provider-claim': wording }),
});

type Options = FactDefinition['options'];

/** Reads every key by group, in the order of the groups, with options from separate lists filled in. */
export function readVocabulary(files: readonly FactFile[]): Vocabulary {
  const read = filesOfKind(files, 'option-list', 'key-group');
  return cachedReading('vocabulary', read, () => vocabularyFrom(read));
}

function vocabularyFrom(files: readonly FactFile[]): Vocabulary {
  const lists = new Map<string, Options>(
    filesOfKind(files, 'option-list').map((file) => [stemOf(file), parsedFactFile(file, optionListSchema)]),
  );
  const groups = filesOfKind(files, 'key-group').map((file) => readGroup(file, lists));
  return { groups: groupIds.flatMap((id) => groups.filter((group) => group.id === id)) };
}

/** Returns the vocabulary for rules that need it; undefined if it is invalid, because it must be fixed first. */
export function validVocabulary(files: readonly FactFile[]): Vocabulary | undefined {
  try {
    const vocabulary = readVocabulary(files);
    return vocabulary.groups.length === 0 ? undefined : vocabulary;
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

function readGroup(file: FactFile, lists: ReadonlyMap<string, Options>): FactGroup {
  const { group, label, keys } = parsedFactFile(file, keyGroupSchema(stemOf(file)));
  const definitions = Object.entries(keys).map(([key, { options, optionsFrom = '', ...rest }]) => ({
    key,
    group,
    ...rest,
    options: { ...lists.get(optionsFrom), ...options },
  }));
  return { id: group, label, definitions };
}
