import { block } from '#blocks/block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';

export const pickBlock = block({
  name: 'pick',
  summary:
    'One sentence on whoever is named for a wish, shown only while that provider is. Inside “home-picks” it stands on the card of the provider.',
  attributes: {
    id: { kind: 'pick', required: true, explanation: 'the rule, by its id in the methodology.' },
    provider: { kind: 'provider', required: true, explanation: 'the provider that the sentence is about.' },
  },
  body: 'prose',
  select: ({ id, provider }, site): PickModel => ({ id, isShown: currentPicks(site).get(id) === provider }),
  examples: [
    {
      name: 'While it holds',
      source:
        '{% pick id="most-people" provider="@1" %}\nThe highest score of all, and prepaid: nothing renews by itself.\n{% /pick %}',
    },
  ],
});

export interface PickModel {
  readonly id: string;
  readonly isShown: boolean;
}
