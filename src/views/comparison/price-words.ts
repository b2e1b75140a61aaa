import { otherSide, type Side } from '#domain/comparison/findings/pair-facts.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { formatJump, priceView } from '#evidence/price/price.ts';
import { formatMoney } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { PairModel } from './verdict-model.ts';

/** What a stay costs with each of two providers, in a sentence. */
export function totalWords({ ids, names, findings }: PairModel, site: SiteContext): string {
  const { t, locale } = site;
  const { total } = findings.price;
  const months = comparedMonths;
  const totalOf = (side: Side) => totalText(ids[side], site);
  switch (total.kind) {
    case 'cheaper': {
      const other = otherSide(total.side);
      const saving = formatMoney(total.saving, total.currency, locale);
      return t('comparison.brief.cheaper', {
        months,
        name: names[total.side],
        saving,
        total: totalOf(total.side),
        otherTotal: totalOf(other),
      });
    }
    case 'same':
      return t('comparison.brief.same', { months, total: totalOf(0) });
    case 'two-currencies':
      return t('comparison.brief.twoCurrencies', {
        months,
        a: names[0],
        b: names[1],
        total: totalOf(0),
        otherTotal: totalOf(1),
      });
    case 'one-known':
      return t('comparison.brief.oneTotal', {
        months,
        name: names[total.side],
        other: names[otherSide(total.side)],
        total: totalOf(total.side),
      });
    case 'none-known':
      return t('comparison.brief.noTotal', { months });
  }
}

/** What renewal does to the price of a month; undefined where that is not known of both. */
export function renewalWords({ names, findings }: PairModel, { t, locale }: SiteContext): string | undefined {
  const { renewal } = findings.price;
  switch (renewal.kind) {
    case 'unknown':
      return undefined;
    case 'both-prepaid':
      return t('comparison.brief.bothPrepaid');
    case 'one-prepaid': {
      const who = { name: names[renewal.prepaid], other: names[otherSide(renewal.prepaid)] };
      return renewal.jump > 1
        ? t('comparison.brief.onePrepaid', { ...who, jump: formatJump(renewal.jump, locale) })
        : t('comparison.brief.onePrepaidFlat', who);
    }
    case 'alike':
      return renewal.jumps[0] > 1
        ? t('comparison.brief.alike', { jump: formatJump(renewal.jumps[0], locale) })
        : t('comparison.brief.noRise');
    case 'steeper': {
      const other = otherSide(renewal.side);
      const jump = renewal.jumps[renewal.side];
      const otherJump = renewal.jumps[other];
      const who = { name: names[renewal.side], other: names[other], jump: formatJump(jump, locale) };
      if (jump <= 1) return t('comparison.brief.noRise');
      return otherJump > 1
        ? t('comparison.brief.steeper', { ...who, otherJump: formatJump(otherJump, locale) })
        : t('comparison.brief.rises', who);
    }
  }
}

export function totalText(provider: string, site: SiteContext): string {
  const price = priceView(provider, site);
  return price.isKnown ? price.total : site.t('comparison.many.noTotal');
}
