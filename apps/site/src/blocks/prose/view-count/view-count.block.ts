import { retentionMonths } from '@vpn-site/core/page-view/page-view.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const viewCountBlock = block({
  name: 'view-count',
  summary:
    'Whether this build counts page views (PAGE_VIEWS), and if so what is kept of them, for how long, and what never is.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectViewCount(site),
  examples: [{ name: 'As the build is', source: '{% view-count /%}' }],
});

export interface ViewCountModel {
  readonly isOn: boolean;
  /** The number of months for which the counts of a month are stored after its end. */
  readonly months: number;
}

export function selectViewCount({ states }: Pick<SiteContext, 'states'>): ViewCountModel {
  return { isOn: states.has('views'), months: retentionMonths };
}
