import {
  criterionRuledBy,
  platformsOf,
  type TopicVerdict,
} from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { formatMoney, formatMoneySpan, formatNames, optionName } from '@vpn-site/core/i18n/formats.ts';
import { renewsWithin } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { comparableTotals, leastSaving } from '@vpn-site/core/price/three-year-bill.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { comparedAt } from '#evidence/fact/tax-note.ts';
import { buysWords, freshPlans, planBill } from '#price/price-model.ts';
import { promiseAndProof } from '#score/words/record-words.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { TopicAnswer, TopicAnswers } from './topic-answer.ts';

/** Returns the total cost of each provider. If one of two wins by price, it also gets the amount saved. */
export function priceAnswers(ids: readonly string[], site: SiteContext, verdict: TopicVerdict): TopicAnswers {
  const { t, locale } = site;
  const bills = ids.map((id) => planBill(id, site));
  const known = bills.filter((bill) => bill !== undefined);
  const compared = comparableTotals(known, site);
  const currencies = known.map(({ currency }) => currency);
  const totals = new Map(known.map((bill, index) => [bill, compared?.totals[index]]));
  const renews = bills.some((each) => each && renewsWithin(comparedMonths, each.plan));
  return {
    about: [
      t('comparison.six.priceAbout', { years: comparedMonths / 12, renews: renews ? 'yes' : 'no' }),
      compared?.isConverted ? comparedAt(currencies, site) : undefined,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    answers: ids.map((id, at): TopicAnswer => {
      const bill = bills[at];
      const { mark } = cellView(id, 'prices', site);
      if (!bill) {
        const missing = freshPlans(id, site).length === 0 ? 'noPrice' : 'noRenewal';
        return { text: t(`comparison.six.${missing}`), mark, isKnown: false };
      }
      const rival = bills.length === 2 ? bills[1 - at] : undefined;
      const [own, other] = [totals.get(bill), rival && totals.get(rival)];
      const saving =
        compared && own && other && verdict.kind === 'wins'
          ? leastSaving(own, other, compared.currency)
          : undefined;
      const notes = [
        saving !== undefined &&
          t('comparison.six.less', { saving: formatMoney(saving, compared?.currency ?? '', locale) }),
        buysWords(bill.monthsBought, comparedMonths, site),
      ].filter(Boolean);
      return {
        text: formatMoneySpan(bill.total, bill.currency, locale),
        note: notes.length > 0 ? notes.join('; ') : undefined,
        mark,
        isKnown: true,
      };
    }),
  };
}

/** Returns each provider's promise about logs and the proof of it. The proof matters, because the promises are often the same. */
export function privacyAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  const rule = criterionRuledBy('promise-times-proof', site)?.rule;
  return {
    about: site.t('comparison.six.privacyAbout'),
    answers: ids.map((id) => {
      const { mark } = cellView(id, 'logging', site);
      const claim =
        rule?.name === 'promise-times-proof'
          ? promiseAndProof(providerById(id, site), rule, site)
          : undefined;
      return claim
        ? { text: claim.promise, note: claim.proof, mark, isKnown: true }
        : { text: site.t('comparison.six.unknown'), mark, isKnown: false };
    }),
  };
}

export function devicesAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  return {
    about: site.t('comparison.six.devicesAbout'),
    answers: ids.map((id) => {
      const { text, sign, mark } = cellView(id, 'devices', site);
      return { text, mark, isKnown: sign !== 'unknown' };
    }),
  };
}

/** The max number of platforms named. */
const maxNamed = 3;

/** Returns the number of platforms of each; for two providers also those that the other lacks. */
export function appsAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  const { t, locale } = site;
  const definition = definitionOf('platforms', site.vocabulary);
  const all = ids.map((id) => platformsOf(providerById(id, site), site));
  return {
    about: t('comparison.six.appsAbout'),
    answers: ids.map((id, at) => {
      const own = all[at];
      const { mark } = cellView(id, 'platforms', site);
      if (!own) return { text: t('comparison.six.unknown'), mark, isKnown: false };
      const others = all.length === 2 ? all[1 - at] : undefined;
      const extra = others ? own.filter((platform) => !others.includes(platform)).slice(0, maxNamed) : [];
      const names = formatNames(
        extra.map((platform) => optionName(platform, definition, locale)),
        locale,
      );
      return {
        text: t('comparison.six.platforms', { count: own.length }),
        note: extra.length > 0 ? t('comparison.six.with', { names }) : undefined,
        mark,
        isKnown: true,
      };
    }),
  };
}
