import type { PriceFinding } from '@vpn-site/core/comparison/findings/price-finding.ts';
import { criterionRuledBy, type TopicVerdict } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { capitalized, formatApproximateSpan, formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { comparableTotals } from '@vpn-site/core/price/three-year-bill.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import { savingValues } from '#blocks/prose/decision/argument-words.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { freshPlans, monthsBoughtText, planBill } from '#price/price-model.ts';
import { costlyIncidents } from '#score/deduction.ts';
import { ownerAndInterests } from '#score/words/choice-words.ts';
import { yearOf } from '#score/words/outcome-input.ts';
import { promiseAndProof } from '#score/words/record-words.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { exchangeRateSentence } from '#site/tax-note.ts';
import type { TopicAnswer, TopicAnswers } from './topic-tests.ts';

/** Returns the bill of each provider. If one of two costs less, its answer includes the amount saved, rounded down. */
export function priceAnswers(
  ids: readonly string[],
  site: SiteContext,
  _verdict: TopicVerdict,
  price?: PriceFinding,
): TopicAnswers {
  const { t, locale, methodology } = site;
  const bills = ids.map((id) => planBill(id, site));
  const known = bills.filter((bill) => bill !== undefined);
  const compared = comparableTotals(known, site);
  const converted = compared?.isConverted
    ? new Map(known.map((bill, index) => [bill, compared.totals[index]]))
    : undefined;
  const common = methodology.costBasis.currency;
  const currencies = known.map(({ currency }) => currency);
  return {
    about: (converted && exchangeRateSentence(currencies, site)) ?? '',
    answers: ids.map((id, at): TopicAnswer => {
      const bill = bills[at];
      const { mark } = cellView(id, 'prices', site);
      if (!bill) {
        const missing = freshPlans(id, site).length === 0 ? 'noPrice' : 'noRenewal';
        return { text: t(`comparison.six.${missing}`), mark, isKnown: false };
      }
      const own = bill.currency === common ? undefined : converted?.get(bill);
      const isCheaper = price?.kind === 'cheaper' && price.isClear && price.side === at;
      const notes = [
        own && t('comparison.six.about', { amount: formatApproximateSpan(own, common, locale) }),
        isCheaper ? t('comparison.six.less', savingValues(price, site)) : undefined,
        monthsBoughtText(bill.monthsBought, comparedMonths, site),
      ];
      return {
        text: formatMoneySpan(bill.total, bill.currency, locale),
        note: notes.filter((note) => note !== undefined).join(', ') || undefined,
        mark,
        isKnown: true,
      };
    }),
  };
}

/** Returns each provider's promise about logs and the proof of it. */
export function privacyAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  const rule = criterionRuledBy('promise-times-proof', site)?.rule;
  return {
    about: '',
    answers: ids.map((id) => {
      const { mark } = cellView(id, 'logging', site);
      const claim =
        rule?.name === 'promise-times-proof'
          ? promiseAndProof(providerById(id, site), rule, site)
          : undefined;
      return claim
        ? { text: capitalized(claim.proof, site.locale), note: claim.promise, mark, isKnown: true }
        : { text: site.t('comparison.six.unknown'), mark, isKnown: false };
    }),
  };
}

/** Returns the owner of each provider, and the owner's other brands and sites. */
export function ownerAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  return {
    about: '',
    answers: ids.map((id) => {
      const provider = providerById(id, site);
      const fact = factOf(provider, 'owner-interests');
      const { mark } = cellView(id, 'owner-interests', site);
      const known = ownerAndInterests(provider, isKnown(fact) ? fact : undefined, site);
      return known
        ? { text: known.owner, note: known.interests, mark, isKnown: true }
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

/** Returns the incidents of each provider: the worst one, the number of others, and searches that found nothing. */
export function recordAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  return { about: site.t('comparison.six.recordAbout'), answers: ids.map((id) => recordAnswer(id, site)) };
}

function recordAnswer(id: string, site: SiteContext): TopicAnswer {
  const { t } = site;
  const { mark } = cellView(id, 'incidents', site);
  const record = incidentRecord(providerById(id, site));
  if (!record) return { text: t('comparison.six.unknown'), mark: undefined, isKnown: false };
  const handedOver = record.incidents.find(({ entry }) => entry.harm === 'handed-over')?.entry;
  const worst = handedOver ?? costlyIncidents(id, site)[0]?.entry ?? record.incidents[0]?.entry;
  if (!worst) return { text: t('comparison.six.clean'), mark, isKnown: true };
  const others = record.incidents.length - 1;
  return {
    text: t('comparison.six.incident', {
      harm: t(`comparison.six.harm.${worst.harm}`),
      year: yearOf(worst.date),
    }),
    note: others > 0 ? t('comparison.six.more', { count: others }) : undefined,
    mark,
    isKnown: true,
  };
}
