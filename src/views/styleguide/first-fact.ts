import type { BlockContext } from '#blocks/block-context.ts';
import { type FactView, factView } from '#blocks/evidence/fact-view.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';

/** The first fact on the site that is such a case, if there is one: examples name no provider, because providers come and go. */
export function firstFact(blocks: BlockContext, isCase: (fact: FactView) => boolean): FactView | undefined {
  for (const provider of blocks.providers.keys()) {
    for (const { key } of allDefinitions(blocks.vocabulary)) {
      const fact = factView(provider, key, blocks);
      if (isCase(fact)) return fact;
    }
  }
  return undefined;
}
