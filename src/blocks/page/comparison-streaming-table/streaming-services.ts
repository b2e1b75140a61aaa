import type { StreamingReport } from '#domain/provider/fact.ts';
import { definitionOf, type FactDefinition, type Vocabulary } from '#domain/provider/vocabulary.ts';

const results: readonly string[] = ['works', 'mixed', 'blocked'] satisfies StreamingReport['result'][];

export function streamingDefinition(vocabulary: Vocabulary): FactDefinition | undefined {
  return definitionOf('streaming', vocabulary);
}

/** The services that reports may name. The vocabulary keeps them beside the words for results. */
export function streamingServices(vocabulary: Vocabulary): string[] {
  return Object.keys(streamingDefinition(vocabulary)?.options ?? {}).filter(
    (name) => !results.includes(name),
  );
}
