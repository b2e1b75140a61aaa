import type { Placement } from '#domain/outbound/outbound-click.ts';
import type { BlockContract } from '../../block-contract.ts';
import { selectTrackedLink, type TrackedLinkModel, wordsOf } from './select.ts';

export const trackedLinkContract: BlockContract<TrackedLinkModel> = {
  name: 'tracked-link',
  component: 'TrackedLink',
  summary:
    'A link to a provider, inside a sentence. It says whether we are paid for it and puts a plain link beside it. The body is the text of the link, in plain words; without one the link names the provider.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'where it leads, such as "mullvad".' },
    from: { kind: 'placement', required: true, explanation: 'the kind of page it stands on.' },
  },
  body: 'prose',
  // The checks refuse any other placement before a page is drawn.
  select: ({ provider, from }, site, children) =>
    selectTrackedLink(String(provider), String(from) as Placement, site, wordsOf(children)),
  examples: [
    {
      name: 'In a sentence',
      source:
        'If that is you, {% tracked-link provider="@1" from="article" %}see what it says itself{% /tracked-link %}.',
    },
    {
      name: 'By itself, without a text',
      source: '{% tracked-link provider="@2" from="review" /%}',
    },
    {
      name: 'With a fact in its text',
      source:
        'Or {% tracked-link provider="@3" from="roundup" %}try it: {% fact provider="@3" key="free-plan" /%}{% /tracked-link %}.',
    },
  ],
};
