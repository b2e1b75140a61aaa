import { capitalized, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import type { AnswerId } from '@vpn-site/core/need/need-tree.ts';
import { firstQuestion, maxQuestions } from '@vpn-site/core/need/need-tree.ts';
import { leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import { type PickView, selectPicks } from '#blocks/prose/picks/picks.ts';
import { needAddress } from '#blocks/tools/do-i-need/trail.ts';
import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';
import type { IconName } from '#ui/icons/icon-table.ts';
import { type SectionLink, sectionLink } from '../home-section/section-link.ts';

/** A use of a VPN that a reader can choose, with a link to its page. */
export interface NeedChip {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

export interface QuickPick {
  readonly role: string;
  readonly name: string;
  readonly href: string | undefined;
  /** Today's charge and its term, after a comma; empty for a free plan, and if no price is current. */
  readonly price: string;
}

export interface HomeHeroModel {
  readonly headline: string;
  /** Empty if no rule picks a provider. */
  readonly quick: readonly QuickPick[];
  readonly ask: string;
  readonly note: string;
  /** Empty if the page with the remaining questions does not exist in this language. */
  readonly chips: readonly NeedChip[];
  /** Links to pages for readers who already have a VPN, or who look for one thing. */
  readonly ways: readonly SectionLink[];
  /** The statement about market and tax, which must be above the first price of the page. */
  readonly taxNote: string;
}

/** The picks that answer most readers before they scroll, by id of the pick rule. */
const quickRoles = ['most-people', 'knows-least', 'free'];

/** Answers to the first question of the tool "Do I need a VPN?", most common first. */
export const askedNeeds = [
  { answer: 'streaming', icon: 'tv' },
  { answer: 'wifi', icon: 'wifi' },
  { answer: 'provider', icon: 'eye-off' },
  { answer: 'sites', icon: 'footprints' },
  { answer: 'gaming', icon: 'gamepad' },
  { answer: 'torrents', icon: 'arrows-down-up' },
  { answer: 'blocked', icon: 'ban' },
  { answer: 'work', icon: 'briefcase' },
  { answer: 'accounts', icon: 'key' },
] as const satisfies readonly { readonly answer: AnswerId; readonly icon: IconName }[];

export function selectHero(headline: string | undefined, site: SiteContext): HomeHeroModel {
  const { t, locale, siteWords } = site;
  const words = { ...siteWords, product: uncapitalized(siteWords.product, locale) };
  return {
    headline: headline ?? capitalized(t('blocks.homeHero.headline', words), locale),
    quick: quickPicks(site),
    ask: t('blocks.homeHero.ask'),
    note: t('blocks.homeHero.note', { most: maxQuestions }),
    chips: site.document('pages/do-i-need-a-vpn') ? [...askedChips(site), ...anyNeedChip(site)] : [],
    ways: ways(site),
    taxNote: taxNote(site),
  };
}

function ways(site: SiteContext): SectionLink[] {
  const documents = {
    cancel: 'guides/cancel-vpn-and-get-refund',
    prices: 'pages/deals',
    leak: leakCheckDocument,
    compare: 'pages/comparisons',
  } as const;
  return (['cancel', 'prices', 'leak', 'compare'] as const).flatMap(
    (id) => sectionLink(documents[id], site.t(`blocks.homeHero.ways.${id}`), site) ?? [],
  );
}

/** Selects from the same picks as the cards below, so that both always agree. */
function quickPicks(site: SiteContext): QuickPick[] {
  const picks = selectPicks(site, 'home');
  return quickRoles.flatMap((id) => {
    const pick = picks.find(({ role }) => role.id === id);
    if (!pick) return [];
    const { role, face, review } = pick;
    return [{ role: role.label, name: face.name, href: review, price: quickPrice(pick, site) }];
  });
}

function quickPrice({ price }: PickView, { t }: SiteContext): string {
  if (price.kind === 'unknown' || price.kind === 'free') return '';
  const { today, term, months } = price;
  return t('blocks.homeHero.quickPrice', { today, term, months });
}

function askedChips(site: SiteContext): NeedChip[] {
  return askedNeeds.map(({ answer, icon }) => ({
    id: answer,
    icon,
    text: site.t(`blocks.homeHero.needs.${answer}`),
    href: needAddress([{ question: firstQuestion, answer }], site),
  }));
}

/** Returns the link for readers without a particular need. It leads to a result without further questions. */
function anyNeedChip(site: SiteContext): NeedChip[] {
  const href = needAddress([{ question: firstQuestion, answer: 'any' }], site);
  return [{ id: 'any', icon: 'thumbs-up', text: site.t('blocks.homeHero.needs.any'), href }];
}
