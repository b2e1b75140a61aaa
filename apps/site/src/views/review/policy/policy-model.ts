import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import type {
  DescribedPolicyChange,
  PolicyHistory,
  PolicyWords,
} from '@vpn-site/core/policy/policy-history.ts';
import type { FactContext, Language } from '#site/site-context.ts';

/** One version of the policy, and a quote from it on the subject of the change. */
interface Side {
  readonly label: string;
  readonly url: string;
  /** The label of the link to the version. */
  readonly version: string;
  /** The quote; undefined if the version has nothing on the subject. */
  readonly quote: string | undefined;
}

interface PolicyChangeView {
  readonly sentence: string;
  readonly sides: readonly Side[];
}

interface PolicyDay {
  readonly day: string;
  readonly dayText: string;
  readonly changes: readonly PolicyChangeView[];
}

export interface PolicyModel {
  /** The label of the fold, with the number of changes. */
  readonly label: string;
  /** The number of versions examined, the period, and when editors last read them. */
  readonly fetchSummary: string;
  readonly note: Words | undefined;
  readonly source: PolicyHistory['source'];
  /** The days with changes, newest first. */
  readonly days: readonly PolicyDay[];
}

/** Returns the changes; undefined if no archive follows the provider's policy. */
export function selectPolicy(provider: string, site: FactContext): PolicyModel | undefined {
  const history = site.policyHistories.get(provider);
  if (!history) return undefined;
  const { locale, t } = site;
  const { versions, failed, first, last, found, changes, source, note } = history;
  const day = (date: string) => formatDay(date, locale);
  const readLast =
    changes
      .map(({ checked }) => checked)
      .toSorted()
      .at(-1) ?? last;
  return {
    label: t('review.policy.fold', { count: changes.length, year: first.slice(0, 4) }),
    fetchSummary: [
      t('review.policy.looks', { versions, failed, found, first: day(first), last: day(last) }),
      t('review.policy.confirmed', { day: day(readLast) }),
    ].join(' '),
    note: note && wordsIn(note, locale),
    source,
    days: [...Map.groupBy(changes, ({ date }) => date)].map(([date, together]) => ({
      day: date,
      dayText: day(date),
      changes: together.map((change) => changeView(change, site)),
    })),
  };
}

function changeView(
  { date, sentence, was, now }: DescribedPolicyChange,
  { locale, t }: Language,
): PolicyChangeView {
  const day = formatDay(date, locale);
  const side = (name: 'was' | 'now', { url, quote }: PolicyWords): Side => ({
    label: t(`review.policy.${name}`),
    url,
    version: t(`review.policy.${name}At`, { day }),
    quote,
  });
  return { sentence: sentence[locale], sides: [side('was', was), side('now', now)] };
}
