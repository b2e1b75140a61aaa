import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import { hostWithoutWww, outboundRel } from '@vpn-site/core/outbound/destination.ts';
import { handOffPath } from '@vpn-site/core/outbound/hand-off.ts';
import type { Placement } from '@vpn-site/core/outbound/outbound-click.ts';
import { block } from '#blocks/block.ts';
import { type OrderChipView, orderChip } from '#evidence/orders/orders-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const trackedLinkBlock = block({
  name: 'tracked-link',
  summary:
    'A link to a provider, inside a sentence. It says whether we are paid for it and puts a plain link beside it. The body is the text of the link, in plain words; without one the link names the provider.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'where it leads, by the name of its file in facts/providers.',
    },
    from: { kind: 'placement', required: true, explanation: 'the kind of page it stands on.' },
  },
  body: 'prose',
  select: ({ provider, from }, site, children) => selectTrackedLink(provider, from, site, wordsOf(children)),
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
        'Or {% tracked-link provider="@3" from="roundup" %}try its {% fact provider="@3" key="countries" /%} countries{% /tracked-link %}.',
    },
  ],
});

export interface TrackedLinkModel {
  /** The address of the hand-off page. It contains the placement of the click and nothing about the reader. */
  readonly href: string;
  readonly rel: string;
  readonly label: string;
  readonly isPaid: boolean;
  /** Direct link to the provider's site. */
  readonly plain: { readonly href: string; readonly host: string };
  /** Undefined unless the reader's country blocks the provider by name. */
  readonly orderChip: OrderChipView | undefined;
}

export function selectTrackedLink(
  providerId: string,
  placement: Placement,
  site: SiteContext,
  label = '',
): TrackedLinkModel {
  const { locale, offers, t } = site;
  const provider = providerById(providerId, site);
  const isPaid = offers.get(providerId)?.paid ?? false;
  return {
    href: `${handOffPath(locale, providerId)}?from=${placement}`,
    rel: outboundRel(isPaid),
    label: label || t('blocks.trackedLink.visit', { provider: provider.name }),
    isPaid,
    plain: { href: provider.website, host: hostWithoutWww(provider.website) },
    orderChip: orderChip(providerId, site),
  };
}

/**
 * Returns only the text of a body, because a link cannot contain paragraphs or links. Facts are reduced to their values,
 * because a source mark is a link.
 */
export function wordsOf(nodes: readonly RenderableTreeNode[]): string {
  return nodes.map(words).join('').trim();
}

function words(node: RenderableTreeNode): string {
  if (!Markdoc.Tag.isTag(node)) return typeof node === 'string' ? node : '';
  return node.name === 'Fact' ? String(node.attributes.text) : node.children.map(words).join('');
}
