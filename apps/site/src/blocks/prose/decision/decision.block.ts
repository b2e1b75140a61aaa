import { block } from '#blocks/block.ts';
import { pairView } from '#evidence/comparison/pair.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type ComparisonLead, leadModel } from './lead-model.ts';

export const decisionBlock = block({
  name: 'decision',
  summary:
    'Which of two providers to choose for what, in a sentence or two. The verdict with both scores stands before it, and what was handed over after it. The body is shown while everything it rests on holds; when something no longer does, sentences made from the facts replace it.',
  attributes: {
    first: {
      kind: 'provider',
      required: true,
      explanation: 'one of the two, by the name of its file in facts/providers.',
    },
    firstFor: {
      kind: 'text',
      explanation:
        'what the words for it rest on, with spaces between: criteria in which it is clearly ahead, "price", "devices", or a topic of "At a glance" that it wins: price, privacy, owner, streaming, devices, record.',
    },
    second: { kind: 'provider', required: true, explanation: 'the other.' },
    secondFor: { kind: 'text', explanation: 'the same for the other.' },
  },
  body: 'prose',
  select: (written, site) => selectDecision(written, site),
  examples: [
    {
      name: 'Made from the facts',
      source:
        '{% decision first="@1" firstFor="nothing-of-the-kind" second="@2" %}\nNot shown.\n{% /decision %}',
    },
    {
      name: 'Written',
      source: '{% decision first="@1" second="@last" %}\n**Choose the first.**\n{% /decision %}',
    },
  ],
});

export interface DecisionModel {
  /** Whether the facts still support the author's text. */
  readonly isTrue: boolean;
  /** The first sentences, generated from the facts. Their verdict and warnings are also shown with the author's text. */
  readonly lead: ComparisonLead;
}

interface WrittenDecision {
  readonly first: string;
  readonly second: string;
  readonly firstFor?: string | undefined;
  readonly secondFor?: string | undefined;
}

export function selectDecision(written: WrittenDecision, site: SiteContext): DecisionModel {
  return {
    isTrue: missingGrounds(written, site).length === 0,
    lead: leadModel(pairView(written.first, written.second, site), site),
  };
}

/** A reason in an author's decision that the facts do not support, with its provider. */
export interface MissingGround {
  readonly provider: string;
  readonly about: string;
}

export function missingGrounds(
  { first, second, firstFor, secondFor }: WrittenDecision,
  site: SiteContext,
): MissingGround[] {
  const { ids, findings } = pairView(first, second, site);
  return [
    { provider: first, grounds: firstFor },
    { provider: second, grounds: secondFor },
  ].flatMap(({ provider, grounds }) => {
    const side = provider === ids[0] ? 0 : 1;
    const shown = [
      ...findings.strengths[side].map(({ about }) => about),
      ...findings.topics.flatMap(({ topic: thing, verdict }) =>
        verdict.kind === 'wins' && verdict.at.includes(side) ? [thing] : [],
      ),
    ];
    return wordsOf(grounds)
      .filter((about) => !shown.includes(about))
      .map((about) => ({ provider: providerName(provider, site), about }));
  });
}

function wordsOf(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
