import type { BlockContext } from '../block-context.ts';
import { type FactView, factView } from '../evidence/fact-view.ts';
import { inSentence } from '../evidence/in-sentence.ts';

/** A value that can stand in a sentence: its words, what to know before relying on it, and who says so. */
export interface FactModel {
  readonly text: string;
  readonly isUnknown: boolean;
  readonly caveats: readonly string[];
  readonly source: FactSource | undefined;
}

export interface FactSource {
  readonly mark: string;
  readonly label: string;
  readonly url: string;
  readonly evidence: string;
}

export function selectFact(providerId: string, key: string, context: BlockContext): FactModel {
  const view = factView(providerId, key, context);
  const { states, confidence } = context.evidence;
  const isUnknown = view.sign === 'unknown';
  return {
    text: isUnknown ? inSentence(view.text, context.locale) : view.text,
    isUnknown,
    caveats: [...(view.sign === 'stale' ? [states.stale] : []), ...(view.isWeak ? [confidence.low] : [])].map(
      ({ label }) => inSentence(label[context.locale], context.locale),
    ),
    source: sourceOf(view, context),
  };
}

/** The first source is the one that the fact rests on most. */
function sourceOf(
  { evidence, basis, date, sources: [first] }: FactView,
  { t }: BlockContext,
): FactSource | undefined {
  if (!basis || !first) return undefined;
  const { title, publisher, url } = first;
  return { mark: basis.mark, url, evidence, label: t('blocks.fact.source', { title, publisher, date }) };
}
