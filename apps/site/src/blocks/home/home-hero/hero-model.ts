import type { AnswerId } from '@vpn-site/core/need/need-tree.ts';
import { firstQuestion, maxQuestions } from '@vpn-site/core/need/need-tree.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { needAddress } from '#blocks/tools/do-i-need/trail.ts';
import { freshPlans } from '#price/price-model.ts';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { IconName } from '#ui/icons/icon-table.ts';

/** One answer to the question of what a VPN is needed for, with its link. */
export interface NeedChip {
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

export interface HomeHeroModel {
  readonly headline: string;
  readonly ask: string;
  readonly note: string;
  /** Empty if the page with the remaining questions does not exist in this language. */
  readonly chips: readonly NeedChip[];
  /** Receipt of the plan whose price rises most; undefined where no price rises or none is current. */
  readonly receipt: HeadlineReceipt | undefined;
}

/** Answers to the first question of the "Do I need a VPN?" tool, the most common ones first. */
export const askedNeeds = [
  { answer: 'streaming', icon: 'tv' },
  { answer: 'wifi', icon: 'wifi' },
  { answer: 'provider', icon: 'eye-off' },
  { answer: 'sites', icon: 'footprints' },
  { answer: 'torrents', icon: 'arrows-down-up' },
  { answer: 'blocked', icon: 'ban' },
  { answer: 'work', icon: 'briefcase' },
  { answer: 'accounts', icon: 'key' },
] as const satisfies readonly { readonly answer: AnswerId; readonly icon: IconName }[];

export function selectHero(headline: string | undefined, site: SiteContext): HomeHeroModel {
  const { t } = site;
  const steepest = steepestRenewal(site);
  return {
    headline: headline ?? t('blocks.homeHero.headline', site.siteWords),
    ask: t('blocks.homeHero.ask'),
    note: t('blocks.homeHero.note', { most: maxQuestions }),
    chips: site.document('pages/do-i-need-a-vpn') ? [...askedChips(site), ...anyNeedChip(site)] : [],
    receipt: steepest === undefined ? undefined : selectReceipt(steepest, site),
  };
}

function askedChips(site: SiteContext): NeedChip[] {
  return askedNeeds.map(({ answer, icon }) => ({
    id: answer,
    icon,
    text: site.t(`blocks.homeHero.needs.${answer}`),
    href: needAddress([{ question: firstQuestion, answer }], site),
  }));
}

/** Returns the chip for readers without a particular need: it links to the overall ranking instead of asking more questions. */
function anyNeedChip(site: SiteContext): NeedChip[] {
  const href = site.roundupPath(allPurpose);
  if (href === undefined) return [];
  return [{ id: 'any', icon: 'thumbs-up', text: site.t('blocks.homeHero.needs.any'), href }];
}

/**
 * Returns the ranked provider whose price rises most after the first term. The data decides which provider the receipt
 * shows, not an editor.
 */
export function steepestRenewal(site: SiteContext): string | undefined {
  const jumps = site.ranking(allPurpose).ranking.ranked.flatMap(({ score: { provider } }) => {
    const plan = headlinePlan(freshPlans(provider, site), comparedMonths, site.asOf);
    const jump = (plan && renewalJump(plan)) ?? 1;
    return jump > 1 ? [{ provider, jump }] : [];
  });
  return jumps.toSorted((a, b) => b.jump - a.jump)[0]?.provider;
}
