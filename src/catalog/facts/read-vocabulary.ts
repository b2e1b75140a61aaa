import type { FactDefinition, FactGroup, Vocabulary } from '#domain/provider/vocabulary.ts';
import { ProblemsError } from '../problem.ts';
import type { FactFile } from './fact-file.ts';
import { filesOfKind, groupIds, stemOf } from './fact-file-kind.ts';
import { parsedFactFile } from './fact-schema-problems.ts';
import { keyGroupSchema, optionListSchema } from './vocabulary-schema.ts';

type Options = FactDefinition['options'];

/** Every key by group, in the order of the groups; options that stand in a list of their own are filled in. */
export function readVocabulary(files: readonly FactFile[]): Vocabulary {
  const lists = new Map<string, Options>(
    filesOfKind(files, 'option-list').map((file) => [stemOf(file), parsedFactFile(file, optionListSchema)]),
  );
  const groups = filesOfKind(files, 'key-group').map((file) => readGroup(file, lists));
  return { groups: groupIds.flatMap((id) => groups.filter((group) => group.id === id)) };
}

/** For rules that need the vocabulary: undefined while it is itself wrong, so that it is mended first. */
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
