import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import { outboundRel, siteHost } from '#domain/outbound/destination.ts';
import { handOffPath } from '#domain/outbound/hand-off.ts';
import type { Placement } from '#domain/outbound/outbound-click.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface TrackedLinkModel {
  /** The hand-off page, which tells the placement of a click and never a person. */
  readonly href: string;
  readonly rel: string;
  readonly label: string;
  readonly isPaid: boolean;
  /** The provider's own site without us in between. */
  readonly plain: { readonly href: string; readonly host: string };
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
    plain: { href: provider.website, host: siteHost(provider.website) },
  };
}

/**
 * The words of a body and nothing else: paragraphs cannot stand in a link, nor can links. A fact gives its value
 * without the mark, which is a link.
 */
export function wordsOf(nodes: readonly RenderableTreeNode[]): string {
  return nodes.map(words).join('').trim();
}

function words(node: RenderableTreeNode): string {
  if (!Markdoc.Tag.isTag(node)) return typeof node === 'string' ? node : '';
  return node.name === 'Fact' ? String(node.attributes.text) : node.children.map(words).join('');
}
