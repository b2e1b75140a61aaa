import { block } from '#blocks/block.ts';
import { savingValues } from '#blocks/prose/decision/argument-words.ts';
import { pairView } from '#evidence/comparison/pair.ts';
import type { SiteContext } from '#site/site-context.ts';

export const savingBlock = block({
  name: 'saving',
  summary:
    'How much less one provider costs than another over the years that are compared, in a sentence. It adds "at least" or "about" itself. A decision that says so rests on "price".',
  attributes: {
    with: {
      kind: 'provider',
      required: true,
      explanation: 'the cheaper one, by the name of its file in facts/providers.',
    },
    than: { kind: 'provider', required: true, explanation: 'the other.' },
  },
  body: 'none',
  select: ({ with: cheaper, than }, site) => selectSaving(cheaper, than, site),
  examples: [{ name: 'In a sentence', source: 'It costs {% saving with="@1" than="@2" /%} less.' }],
});

export interface SavingModel {
  /**
   * The saving, with "at least" or "about" where it needs one; undefined if the provider is not cheaper, or the prices
   * cannot be compared.
   */
  readonly amount: string | undefined;
}

export function selectSaving(cheaper: string, than: string, site: SiteContext): SavingModel {
  const { ids, findings } = pairView(cheaper, than, site);
  const { price } = findings;
  if (price.kind !== 'cheaper' || ids[price.side] !== cheaper) return { amount: undefined };
  return { amount: site.t('comparison.saving', savingValues(price, site)) };
}
