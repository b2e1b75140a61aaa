import { leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeToolsBlock = block({
  name: 'home-tools',
  summary:
    'The pages that answer one question each, as cards with a drawing. A page that does not exist in a language is left out there.',
  attributes: {
    heading: { kind: 'text', explanation: 'another heading for the section; without it, the usual one.' },
  },
  body: 'none',
  select: ({ heading }, site) => selectTools(heading, site),
  examples: [{ name: 'All', source: '{% home-tools /%}' }],
});

const toolPages = {
  choose: 'pages/do-i-need-a-vpn',
  receipt: 'pages/true-cost',
  leak: leakCheckDocument,
  weigh: 'pages/your-ranking',
} as const;

type ToolId = keyof typeof toolPages;

export interface HomeToolsModel {
  readonly heading: string;
  readonly tools: readonly {
    readonly id: ToolId;
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly scene: string | undefined;
  }[];
}

export function selectTools(heading: string | undefined, site: SiteContext): HomeToolsModel {
  const { t } = site;
  return {
    heading: heading ?? t('blocks.homeTools.heading'),
    tools: (Object.keys(toolPages) as ToolId[]).flatMap((id) => {
      const page = site.document(toolPages[id]);
      if (!page) return [];
      const { path, scene } = page;
      // A check that knows neither networks nor DNS lookups can only show the address.
      const named = id === 'leak' && !site.states.has('leaks') ? 'address' : id;
      const words = {
        title: t(`blocks.homeTools.${named}.title`),
        text: t(`blocks.homeTools.${named}.text`),
      };
      return [{ id, path, ...words, scene }];
    }),
  };
}
