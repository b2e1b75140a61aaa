import { openDataPath } from '#domain/open-data/open-data-file.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { allDefinitions, type FactDefinition } from '#domain/provider/vocabulary.ts';
import type { BlockContext } from '../block-context.ts';
import { answerText } from './answer-text.ts';
import {
  type DissentView,
  type EvidenceCardView,
  evidenceCardView,
  sourcesView,
} from './evidence-card-view.ts';
import { factText } from './fact-text.ts';
import { inSentence } from './in-sentence.ts';

/** The words of every card, said once per file. */
export interface EvidenceWordsView {
  readonly close: string;
  readonly dissent: string;
  readonly report: string;
  readonly data: string;
}

/** What the build writes for one provider and language: the evidence of each known fact, by key. */
export interface EvidenceFile {
  readonly words: EvidenceWordsView;
  /** The same facts for machines. */
  readonly data: string;
  readonly facts: Readonly<Record<string, EvidenceCardView>>;
}

const factsAsData = `${openDataPath}/providers.json`;

export interface EvidenceFileOptions {
  /** Cards of statements that are part of a fact, by the keys that their marks name. */
  readonly parts?: readonly (readonly [string, EvidenceCardView])[];
  /** Where readers report errors, where the owner has named a place. */
  readonly reportErrors?: string | undefined;
}

export function evidenceFile(
  provider: Provider,
  context: BlockContext,
  { parts = [], reportErrors }: EvidenceFileOptions = {},
): EvidenceFile {
  const { t, vocabulary } = context;
  const facts = allDefinitions(vocabulary).flatMap((definition) => {
    const card = factCard(provider, definition, context);
    return card ? [[definition.key, card] as const] : [];
  });
  const cards = [...facts, ...parts].map(([key, card]) => {
    const report = reportErrors && reportAddress(reportErrors, `${provider.id}/${key}`);
    return [key, report ? { ...card, report } : card] as const;
  });
  return {
    words: {
      close: t('evidence.close'),
      dissent: t('evidence.dissent'),
      report: t('evidence.report'),
      data: t('evidence.data'),
    },
    data: factsAsData,
    facts: Object.fromEntries(cards),
  };
}

/** A mail says by itself which fact it is about. */
function reportAddress(address: string, fact: string): string {
  return address.startsWith('mailto:') ? `${address}?subject=${encodeURIComponent(fact)}` : address;
}

/** An unknown fact has no mark, so nothing would open its card. */
function factCard(
  provider: Provider,
  definition: FactDefinition,
  context: BlockContext,
): EvidenceCardView | undefined {
  const fact = factOf(provider, definition.key);
  if (!isKnown(fact)) return undefined;
  const { t, locale } = context;
  const answer = answerText(provider.id, definition.key, context);
  // Only plain answers may lose their capital: others are names.
  const isPlain = definition.type === 'yes-no' || definition.type === 'free-plan';
  const title = t('evidence.title', {
    fact: definition.label[locale],
    answer: isPlain ? inSentence(answer, locale) : answer,
  });
  const dissent = (fact.claims ?? []).map((claim): DissentView => {
    const { value, note } = claim;
    return {
      ...sourcesView(claim, provider, context),
      says: factText(value, definition, context),
      ...(note && { note: note[locale] }),
    };
  });
  return evidenceCardView({ provider, definition, title, claim: fact, dissent }, context);
}
