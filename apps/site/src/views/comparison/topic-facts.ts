import {
  criterionRuledBy,
  platformsOf,
  type TopicVerdict,
} from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { formatMoney, formatNames, optionName } from '@vpn-site/core/i18n/formats.ts';
import { cheapestPlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { renewsWithin } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { freshPlans, headlineBasis } from '#price/price-model.ts';
import { promiseAndProof } from '#score/words/record-words.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { TopicAnswer, TopicAnswers } from './topic-answer.ts';

/** Returns the total cost of each provider. If one of two wins by price, it also gets the amount saved. */
export function priceAnswers(ids: readonly string[], site: SiteContext, verdict: TopicVerdict): TopicAnswers {
  const { t, locale, asOf } = site;
  const plans = ids.map((id) => cheapestPlan(freshPlans(id, site), comparedMonths, asOf));
  const costs = plans.map((each) => each?.cost);
  const renews = plans.some((each) => each && renewsWithin(comparedMonths, each.plan));
  return {
    about: t('comparison.six.priceAbout', {
      years: comparedMonths / 12,
      renews: renews ? 'yes' : 'no',
      basis: headlineBasis(ids, site) ?? '',
    }),
    answers: ids.map((id, at): TopicAnswer => {
      const own = costs[at];
      const { mark } = cellView(id, 'prices', site);
      if (!own) {
        const missing = freshPlans(id, site).length === 0 ? 'noPrice' : 'noRenewal';
        return { text: t(`comparison.six.${missing}`), mark, isKnown: false };
      }
      const other = costs.length === 2 && verdict.kind === 'wins' ? costs[1 - at] : undefined;
      const saving = other ? Math.round((other.total - own.total) * 100) / 100 : 0;
      const note =
        saving > 0
          ? t('comparison.six.less', { saving: formatMoney(saving, own.currency, locale) })
          : undefined;
      return { text: formatMoney(own.total, own.currency, locale), note, mark, isKnown: true };
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
