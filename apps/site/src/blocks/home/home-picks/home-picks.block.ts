import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import { blocksProviders } from '@vpn-site/core/country/block-orders.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import { allPurpose, profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { block, componentName } from '#blocks/block.ts';
import { type PickView, selectPicks } from '#blocks/prose/picks/picks.ts';
import { selectVerdict, type VerdictModel } from '#blocks/prose/verdict/verdict.block.ts';
import { namedAnchor } from '#evidence/orders/orders-model.ts';
import { hasOutdatedRanks } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { pickBlock } from '../pick/pick.block.ts';

export const homePicksBlock = block({
  name: 'home-picks',
  summary:
    'Whom the published rules of the methodology name: the first as an answer, the others as cards. Inside it stand the written sentences, each as {% pick %}.',
  attributes: {
    heading: { kind: 'text', explanation: 'another heading for the section; without it, the usual one.' },
  },
  body: 'prose',
  select: ({ heading }, site, children) => selectHomePicks(heading, site, children),
  examples: [
    {
      name: 'With a written sentence',
      source: [
        '{% home-picks %}',
        '{% pick id="most-people" provider="@1" %}',
        'Does nearly everything, and outsiders have looked at it.',
        '{% /pick %}',
        '{% /home-picks %}',
      ].join('\n'),
    },
    {
      name: 'Without any, under another heading',
      source: '{% home-picks heading="Whom we would start with" %}\n{% /home-picks %}',
    },
  ],
});

/** A pick with the author's sentence about it. `written` is undefined if there is no sentence about the current pick. */
interface PickEntry {
  readonly pick: PickView;
  readonly written: readonly RenderableTreeNode[] | undefined;
}

export interface HomePicksModel {
  readonly heading: string;
  readonly note: string;
  /** Undefined if no rule picks a provider. */
  readonly first: (PickEntry & { readonly answer: VerdictModel }) | undefined;
  readonly others: readonly PickEntry[];
  /**
   * For readers whose country blocks providers by name: what it means that the picks are not in the orders, with a link to
   * the country's page.
   */
  readonly orders: { readonly text: string; readonly link: string; readonly href: string } | undefined;
  /** The reason why there are no picks; undefined if there are some. */
  readonly emptyText: string | undefined;
}

export function selectHomePicks(
  heading: string | undefined,
  site: SiteContext,
  children: readonly RenderableTreeNode[],
): HomePicksModel {
  const { t } = site;
  const written = writtenSentences(children);
  const entries = selectPicks(site, 'home').map((pick) => ({
    pick,
    written: written.get(pick.role.id),
  }));
  const [first, ...others] = entries;
  return {
    heading: heading ?? t('blocks.homePicks.heading'),
    // Paid links are labeled individually, so the note mentions links only when none is paid.
    note: t(`blocks.homePicks.${entries.some(({ pick }) => pick.link.isPaid) ? 'note' : 'noteUnpaid'}`),
    first: first && { ...first, answer: answerOf(first.pick, site) },
    others,
    orders: ordersNote(site),
    emptyText: first ? undefined : noPicksText(site),
  };
}

function ordersNote(site: SiteContext): HomePicksModel['orders'] {
  const country = homeCountry(site.countries, site.locale);
  const href = country && blocksProviders(country) ? site.countryPath(country.code) : undefined;
  if (!country || href === undefined) return undefined;
  const { t, locale } = site;
  return {
    text: t('orders.absence'),
    link: t('orders.which', { country: country.name[locale] }),
    href: `${href}#${namedAnchor}`,
  };
}

function answerOf({ face, profile }: PickView, site: SiteContext): VerdictModel {
  const written = { provider: face.id, profile, takeIf: undefined, leaveIf: undefined };
  return selectVerdict(written, site, 'home');
}

/** Returns the authors' sentences about providers that are still picked, by id of the pick rule. */
function writtenSentences(
  children: readonly RenderableTreeNode[],
): ReadonlyMap<string, readonly RenderableTreeNode[]> {
  const name = componentName(pickBlock.name);
  return new Map(
    children.flatMap((node) =>
      Markdoc.Tag.isTag(node) && node.name === name && node.attributes.isShown === true
        ? [[String(node.attributes.id), node.children] as const]
        : [],
    ),
  );
}

function noPicksText(site: SiteContext): string {
  const profile = profileNamed(site.methodology, allPurpose).label[site.locale];
  return site.t(`blocks.homePicks.${hasOutdatedRanks(allPurpose, site) ? 'noLonger' : 'nobody'}`, {
    profile,
  });
}
