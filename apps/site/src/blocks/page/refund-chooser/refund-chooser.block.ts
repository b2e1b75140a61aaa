import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { refundRowId, selectRefunds } from '#price/refund-table-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const refundChooserBlock = block({
  name: 'refund-chooser',
  summary: 'A link to the row of each provider in “refunds-by-provider”, which has to be on the same page.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectRefundChooser(site),
  examples: [{ name: 'All providers', source: '{% refund-chooser /%}' }],
});

export interface RefundChooserModel {
  readonly links: readonly { readonly badge: ProviderBadge; readonly href: string }[];
}

function selectRefundChooser(site: SiteContext): RefundChooserModel {
  return {
    links: selectRefunds(site).rows.map(({ face: { id } }) => ({
      badge: providerBadge(id, site),
      href: `#${refundRowId(id)}`,
    })),
  };
}
