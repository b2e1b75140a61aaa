import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { type Requirement, weighsCost } from '@vpn-site/core/scoring/methodology.ts';
import { effectOf } from '@vpn-site/core/scoring/reason-effects.ts';
import { mustHaves } from '@vpn-site/core/your-ranking/must-haves.ts';
import {
  type RankingData,
  type RankingProvider,
  rankingData,
} from '@vpn-site/core/your-ranking/ranking-data.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type CellView, cellView, factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { providerTile } from '#price/provider-tile.ts';
import { requiredOptions } from '#score/unranked.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The data that the build writes once per language, for all pages with the tool. */
export interface RankingFile {
  readonly data: RankingData;
  readonly texts: RankingTexts;
}

/**
 * Returns the data of a language. Cached per set of facts, because every query creates a new context with the same facts.
 */
export const rankingFile = memoizePer(
  ({ providers }) => providers,
  (site: SiteContext): RankingFile => {
    const data = rankingData([...site.providers.values()], site.methodology, site.asOf);
    return { data, texts: rankingTexts(data, site) };
  },
);

export function rankingFilePath(locale: LocaleCode): string {
  return `/_ranking/${locale}.json`;
}

/** Labels in the language of the page. */
export interface RankingTexts {
  readonly profiles: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly criteria: Readonly<Record<string, string>>;
  /** Labels of the required facts that are not criteria, by key. */
  readonly requiredFacts: Readonly<Record<string, string>>;
  /** Accepted options by key, for facts of which only some options are accepted. */
  readonly requiredOptions: Readonly<Record<string, string>>;
  readonly needs: readonly NeedText[];
  readonly providers: Readonly<Record<string, ProviderTexts>>;
}

export interface NeedText {
  readonly id: string;
  readonly label: string;
}

export type ProviderLink = Pick<
  TrackedLinkModel,
  'href' | 'rel' | 'label' | 'isPaid' | 'plain' | 'orderChip'
>;

interface ProviderTexts {
  readonly name: string;
  readonly review: string | undefined;
  readonly tile: ReturnType<typeof providerTile>;
  readonly price: PriceLine;
  readonly link: ProviderLink;
  /** Source marks by criterion, for criteria that can raise this provider's score. */
  readonly marks: Readonly<Record<string, MarkView>>;
  /** For each must-have that the provider does not meet, the fact that decided it. */
  readonly missing: Readonly<Record<string, CellView>>;
}

function rankingTexts(data: RankingData, site: SiteContext): RankingTexts {
  const { locale, methodology, vocabulary } = site;
  const labels = (all: readonly { readonly id: string; readonly label: Record<typeof locale, string> }[]) =>
    Object.fromEntries(all.map(({ id, label }) => [id, label[locale]]));
  return {
    profiles: labels(methodology.profiles),
    groups: labels(vocabulary.groups),
    criteria: labels(methodology.criteria),
    requiredFacts: requiredFacts(site),
    requiredOptions: optionsByKey(site),
    needs: mustHaves.map(({ id }) => ({ id, label: site.t(`yourRanking.mustHave.${id}`) })),
    providers: Object.fromEntries(
      data.providers.map((provider) => [provider.id, providerTexts(provider, data, site)]),
    ),
  };
}

function allRequirements({ methodology }: SiteContext): readonly Requirement[] {
  return [...methodology.requires, ...methodology.profiles.flatMap(({ requires }) => requires)];
}

function requiredFacts(site: SiteContext): Record<string, string> {
  const keys = allRequirements(site).flatMap((requirement) =>
    'key' in requirement ? [requirement.key] : [],
  );
  return Object.fromEntries(keys.map((key) => [key, factLabel(key, site.vocabulary, site.locale)]));
}

function optionsByKey(site: SiteContext): Record<string, string> {
  return Object.fromEntries(
    allRequirements(site).flatMap((requirement) => {
      const options = requiredOptions(requirement, site);
      return 'key' in requirement && options !== undefined ? [[requirement.key, options] as const] : [];
    }),
  );
}

function providerTexts(
  { id, judgements, needs }: RankingProvider,
  { criteria }: RankingData,
  site: SiteContext,
): ProviderTexts {
  const marks = criteria.flatMap(({ id: criterion, keys: [key] }, position) => {
    const points = judgements[position]?.[0] ?? undefined;
    if (key === undefined || effectOf({ points, weight: 1 }) <= 0) return [];
    const mark = markView(factView(id, key, site), site);
    return mark ? [[criterion, mark] as const] : [];
  });
  const missing = mustHaves.flatMap(({ id: need, key }) =>
    needs[need] === 'yes' ? [] : [[need, cellView(id, key, site)] as const],
  );
  const { href, rel, label, isPaid, plain, orderChip } = selectTrackedLink(id, 'article', site);
  return {
    name: providerName(id, site),
    review: site.reviewPath(id),
    tile: providerTile(id, site),
    price: priceLine(id, paidProfile(site), site),
    link: { href, rel, label, isPaid, plain, orderChip },
    marks: Object.fromEntries(marks),
    missing: Object.fromEntries(missing),
  };
}

/** Returns a profile that weighs cost; any will do. Its price line shows the cheapest plan, whatever the weights. */
function paidProfile({ methodology }: SiteContext): string {
  const paid = methodology.profiles.find(({ id }) => weighsCost(methodology, id));
  if (!paid) throw new Error('In none of the profiles does cost have a weight.');
  return paid.id;
}
