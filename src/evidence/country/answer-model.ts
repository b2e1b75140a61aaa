import { orderDate, ordersNaming, standingOrders } from '#domain/country/block-orders.ts';
import { type Country, factsOfKind } from '#domain/country/country.ts';
import { newestDate } from '#domain/day/partial-date.ts';
import { formatNames, formatPartialDate } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';

/** Whether one may use a VPN, in a sentence with what it rests on. */
export interface UseAnswer extends CountryFactView {
  readonly lead: string;
  /** What other sources say, where they disagree. */
  readonly otherwise: string | undefined;
}

/** How many of the site's providers are blocked by name, and who is not. */
export interface BlockedNotice {
  readonly title: string;
  readonly unnamed: string;
  readonly newest: string | undefined;
}

export interface CountryAnswerModel {
  readonly use: UseAnswer | undefined;
  readonly blocked: BlockedNotice | undefined;
}

export function countryAnswer(country: Country, site: Language & SiteFacts): CountryAnswerModel {
  return { use: answerOnUse(country, site), blocked: blockedNotice(country, site) };
}

function answerOnUse(country: Country, site: Language & SiteFacts): UseAnswer | undefined {
  const [fact] = factsOfKind(country, 'use');
  if (!fact) return undefined;
  const { t, locale } = site;
  const view = countryFactView(country, fact, site);
  const others = fact.dissent.map(({ choice }) => choice[locale]);
  return {
    ...view,
    lead: t('country.answer.lead', { value: fact.value, choice: view.text }),
    otherwise:
      others.length > 0
        ? t('country.answer.otherwise', {
            count: others.length,
            answers: formatNames(others, locale),
          })
        : undefined,
  };
}

function blockedNotice(country: Country, site: Language & SiteFacts): BlockedNotice | undefined {
  const orders = standingOrders(country);
  if (orders.length === 0) return undefined;
  const { t, locale } = site;
  const all = [...site.providers.keys()];
  const unnamed = all.filter((id) => ordersNaming(country, id).length === 0);
  const names = formatNames(
    unnamed.map((id) => providerName(id, site)),
    locale,
  );
  const newest = newestDate(orders.flatMap((order) => orderDate(order) ?? []));
  return {
    title: t('country.notice.title', { named: all.length - unnamed.length, all: all.length }),
    unnamed: unnamed.length > 0 ? t('country.notice.unnamed', { names }) : t('country.notice.allNamed'),
    newest: newest && t('country.notice.newest', { date: formatPartialDate(newest.slice(0, 7), locale) }),
  };
}
