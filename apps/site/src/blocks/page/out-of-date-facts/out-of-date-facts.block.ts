import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { byAlphabet, formatDay } from '@vpn-site/core/i18n/formats.ts';
import {
  type ExpiringFact,
  expiringFacts,
  expiryWarningDays,
  knownFacts,
} from '@vpn-site/core/provider/expiring.ts';
import { fadedDay, fadeState } from '@vpn-site/core/provider/freshness.ts';
import { block } from '#blocks/block.ts';
import {
  type FactView,
  factView,
  type MarkView,
  markView,
  type SourceView,
} from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { Language, SiteContext } from '#site/site-context.ts';

export const outOfDateFactsBlock = block({
  name: 'out-of-date-facts',
  summary:
    'The facts that are out of date on the day of the build, by provider; or those that will be within 30 days.',
  attributes: {
    soon: { kind: 'flag', explanation: 'those that are still good, but not for long.' },
  },
  body: 'none',
  select: ({ soon = false }, site) => selectOutOfDateFacts(soon, site),
  examples: [
    { name: 'Out of date', source: '{% out-of-date-facts /%}' },
    { name: 'Soon', source: '{% out-of-date-facts soon=true /%}' },
  ],
});

export interface OutOfDateFact extends Pick<FactView, 'key' | 'label' | 'text'> {
  readonly mark: MarkView | undefined;
  readonly expires: Day;
  readonly expiresText: string;
  /** The fact's remaining effect on the score. Undefined while it is fresh, or if its points never decrease. */
  readonly score: string | undefined;
  readonly source: SourceView | undefined;
  /** Text such as "read on …". */
  readonly read: string;
}

interface ProvidersFacts {
  readonly face: ProviderBadge;
  readonly href: string | undefined;
  readonly facts: readonly OutOfDateFact[];
}

export interface OutOfDateFactsModel {
  readonly isSoon: boolean;
  /** States the number of facts, or that there are none. */
  readonly summary: string;
  readonly providers: readonly ProvidersFacts[];
  /** Whether the list is short enough to show in full. A longer list has one fold per provider. */
  readonly isShort: boolean;
}

/** The max number of facts that are listed without folds, about as many rows as fit on a screen. */
const maxShortList = 12;

export function selectOutOfDateFacts(isSoon: boolean, site: SiteContext): OutOfDateFactsModel {
  const { asOf, locale, t, vocabulary } = site;
  const providers = [...site.providers.values()];
  const end = addDays(asOf, expiryWarningDays);
  const selected = expiringFacts(providers, vocabulary).filter(({ expires }) =>
    isSoon ? expires > asOf && expires <= end : expires <= asOf,
  );
  return {
    isSoon,
    summary: t(`dataPages.outOfDate.${isSoon ? 'soon' : 'today'}`, {
      count: selected.length,
      known: knownFacts(providers, vocabulary).length,
      day: formatDay(isSoon ? end : asOf, locale),
    }),
    providers: [...Map.groupBy(selected, ({ provider }) => provider.id)]
      .map(([id, facts]) => ({
        face: providerBadge(id, site),
        href: site.reviewPath(id),
        facts: facts
          .toSorted((a, b) => (a.expires < b.expires ? -1 : Number(a.expires > b.expires)))
          .map((fact) => outOfDateFact(fact, site)),
      }))
      .toSorted((a, b) => byAlphabet(a.face.name, b.face.name, locale)),
    isShort: selected.length <= maxShortList,
  };
}

function outOfDateFact(
  { provider, definition, fact, expires }: ExpiringFact,
  site: SiteContext,
): OutOfDateFact {
  const { t, locale } = site;
  const view = factView(provider.id, definition.key, site);
  const { key, label, cell: text } = view;
  return {
    key,
    label,
    text,
    mark: markView(view, site),
    expires,
    expiresText: formatDay(expires, locale, 'short'),
    score: scoreWords({ definition, fact, expires }, site),
    source: view.sources[0],
    read: t('dataPages.outOfDate.read', { day: formatDay(fact.checked, locale, 'short') }),
  };
}

function scoreWords(
  { definition, fact, expires }: Omit<ExpiringFact, 'provider'>,
  { t, locale, asOf }: Language,
): string | undefined {
  const faded = fadedDay(fact, definition);
  if (expires > asOf || faded === undefined) return undefined;
  return t(`dataPages.outOfDate.score.${fadeState(definition, faded, asOf)}`, {
    day: formatDay(faded, locale, 'short'),
  });
}
