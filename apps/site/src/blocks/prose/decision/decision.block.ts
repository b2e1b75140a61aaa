import { namingOrder, priceStrength, type Strength } from '@vpn-site/core/comparison/findings/strengths.ts';
import { formatList } from '@vpn-site/core/i18n/formats.ts';
import { block } from '#blocks/block.ts';
import { type PairView, pairView } from '#evidence/comparison/pair.ts';
import { strengthWords } from '#evidence/comparison/strength-words.ts';
import { headlineBasis } from '#price/price-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const decisionBlock = block({
  name: 'decision',
  summary:
    'Which of two providers to choose for what, in a sentence or two. The body is shown while everything it rests on holds; when something no longer does, a sentence made from the facts stands in for it.',
  attributes: {
    first: {
      kind: 'provider',
      required: true,
      explanation: 'one of the two, by the name of its file in facts/providers.',
    },
    firstFor: {
      kind: 'text',
      explanation:
        'what the words for it rest on, with spaces between: criteria in which it is clearly ahead, "price", "devices", or another of the six things that it wins.',
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

/** The reasons to choose one provider; empty where no well-supported strength exists. */
export interface DecisionPart {
  readonly name: string;
  readonly reasons: string;
}

export interface DecisionModel {
  /** Whether the author's text is still true. */
  readonly isTrue: boolean;
  /** The decision generated from the facts, the higher score first. */
  readonly parts: readonly DecisionPart[];
  /** The country of the two bills and whether they include tax; undefined where prices are not mentioned. */
  readonly basis: string | undefined;
  /** The same for the prices in the author's text. */
  readonly writtenBasis: string | undefined;
}

interface WrittenDecision {
  readonly first: string;
  readonly second: string;
  readonly firstFor?: string | undefined;
  readonly secondFor?: string | undefined;
}

export function selectDecision(written: WrittenDecision, site: SiteContext): DecisionModel {
  const pair = pairView(written.first, written.second, site);
  const { rank: standing, strengths } = pair.findings;
  const isTrue = missingGrounds(written, site).length === 0;
  const named = [...wordsOf(written.firstFor), ...wordsOf(written.secondFor)];
  const strengthTopics = strengths.flat().map(({ about }) => about);
  const basisOf = (grounds: readonly string[]) =>
    grounds.includes(priceStrength) ? headlineBasis(pair.ids, site) : undefined;
  return {
    isTrue,
    writtenBasis: basisOf(named),
    basis: basisOf(strengthTopics),
    parts: namingOrder(standing.kind === 'leads' ? standing.leader : undefined).map((side) => ({
      name: pair.names[side],
      reasons: reasonWords(strengths[side], pair, site),
    })),
  };
}

/** Max number of reasons, about as many as readers remember; the bill is added to them. */
const maxReasons = 2;

function reasonWords(strengths: readonly Strength[], pair: PairView, site: SiteContext): string {
  const words = (some: readonly Strength[]) => some.map((strength) => strengthWords(strength, pair, site));
  const isBill = ({ weight }: Strength) => weight === 0;
  // A `Set`, because two criteria that use the same fact give the same words.
  const strongest = [...new Set(words(strengths.filter((each) => each.isGood && !isBill(each))))].slice(
    0,
    maxReasons,
  );
  return formatList([...strongest, ...words(strengths.filter(isBill))], site.locale);
}

/** A ground of a written decision that the facts do not support, with its provider. */
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
