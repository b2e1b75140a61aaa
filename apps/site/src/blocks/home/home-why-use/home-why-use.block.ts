import type { RenderableTreeNode } from '@markdoc/markdoc';
import { block } from '#blocks/block.ts';
import { selectTwoLists, type TitledList } from '#blocks/prose/two-lists.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeWhyUseBlock = block({
  name: 'home-why-use',
  summary: 'When a VPN helps and when it does not: two lists, each under its own heading, in this order.',
  attributes: {
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'two-lists',
  select: ({ heading }, site, children) => selectWhyUse(heading, site, children),
  examples: [
    {
      name: 'Helps and does not help',
      source: [
        '{% home-why-use %}',
        '### It helps when',
        '- you do not trust the network you are on',
        '- your internet provider records which sites you open',
        '- you want sites to see another address than yours',
        '',
        '### It does not help when',
        '- you are signed in: the site still knows you',
        '- the danger is malware or a false page',
        '- you would have to trust the provider less than your network',
        '{% /home-why-use %}',
      ].join('\n'),
    },
    {
      name: 'Uneven lists, a long line and another heading',
      source: [
        '{% home-why-use heading="Do you need one at all?" %}',
        '### Yes, if {% #example-yes-if %}',
        '- you share files and would rather not show your address to everyone who has a part of them, as with Private Internet Access or another provider that allows it',
        '',
        '### No, if {% #example-no-if %}',
        '- you want to be **anonymous**',
        '- a site already knows who you are',
        '{% /home-why-use %}',
      ].join('\n'),
    },
  ],
});

export interface HomeWhyUseModel {
  readonly heading: string;
  /** Undefined only in documents that the checks reject. */
  readonly helps: TitledList | undefined;
  readonly doesNotHelp: TitledList | undefined;
}

/**
 * Selects both lists. The first is about problems that a VPN helps with, the second about problems that it does not help
 * with.
 */
function selectWhyUse(
  heading: string | undefined,
  { t }: SiteContext,
  children: readonly RenderableTreeNode[],
): HomeWhyUseModel {
  const [helps, doesNotHelp] = selectTwoLists(children);
  return {
    heading: heading ?? t('blocks.homeWhyUse.heading'),
    helps,
    doesNotHelp,
  };
}
