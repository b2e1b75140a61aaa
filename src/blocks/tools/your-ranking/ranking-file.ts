import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
import { definitionOf, factLabel } from '#domain/provider/vocabulary.ts';
import type { Confidence } from '#domain/scoring/confidence.ts';
import { liftOf } from '#domain/scoring/lifting-reasons.ts';
import { type MustHave, mustHaves } from '#domain/your-ranking/must-haves.ts';
import { type RankingData, type RankingProvider, rankingData } from '#domain/your-ranking/ranking-data.ts';
import { type CellView, cellView, factView, type MarkView, markView } from '#evidence/fact/fact.ts';
import { formatNames, optionName } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What the build writes once per language, for every page on which readers may weigh for themselves. */
export interface RankingFile {
  readonly data: RankingData;
  readonly texts: RankingTexts;
}

/** Remembered by the facts of a language: every query has a context of its own, but the facts stay the same. */
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

/** What the numbers are called, in the language of the page. */
export interface RankingTexts {
  readonly profiles: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly criteria: Readonly<Record<string, string>>;
  /** What lists require beside criteria, by key. */
  readonly requiredFacts: Readonly<Record<string, string>>;
  readonly confidence: Readonly<Record<Confidence, string>>;
  readonly needs: readonly NeedText[];
  readonly providers: Readonly<Record<string, ProviderTexts>>;
}

export interface NeedText {
  readonly id: string;
  readonly label: string;
  /** Which answer is meant, where the fact has more than yes and no. */
  readonly note: string | undefined;
}

interface ProviderTexts {
  readonly name: string;
  readonly review: string | undefined;
  /** Where the evidence is, by criterion; only of those that can lift a score. */
  readonly marks: Readonly<Record<string, MarkView>>;
  /** What stands in the way, by must-have. */
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
    confidence: {
      high: site.t('score.confidence.high'),
      fair: site.t('score.confidence.fair'),
      thin: site.t('score.confidence.thin'),
    },
    needs: mustHaves.map((mustHave) => needText(mustHave, site)),
    providers: Object.fromEntries(
      data.providers.map((provider) => [provider.id, providerTexts(provider, data, site)]),
    ),
  };
}

function requiredFacts({ methodology, vocabulary, locale }: SiteContext): Record<string, string> {
  const all = [...methodology.requires, ...methodology.profiles.flatMap(({ requires }) => requires)];
  const keys = all.flatMap((requirement) => ('key' in requirement ? [requirement.key] : []));
  return Object.fromEntries(keys.map((key) => [key, factLabel(key, vocabulary, locale)]));
}

function needText({ id, key, rule }: MustHave, { vocabulary, locale }: SiteContext): NeedText {
  const definition = definitionOf(key, vocabulary);
  if (!definition)
    throw new Error(`The must-have "${id}" reads "${key}", which the vocabulary does not know.`);
  const words = (options: readonly string[], type: 'conjunction' | 'disjunction') =>
    formatNames(
      options.map((option) => optionName(option, definition, locale)),
      locale,
      type,
    );
  const notes = {
    yes: () => undefined,
    some: () => undefined,
    'one-of': (options: readonly string[]) => words(options, 'disjunction'),
    'all-of': (options: readonly string[]) => words(options, 'conjunction'),
  };
  return {
    id,
    label: definition.label[locale],
    note: notes[rule.name]('options' in rule ? rule.options : []),
  };
}

function providerTexts(
  { id, judgements, needs }: RankingProvider,
  { criteria }: RankingData,
  site: SiteContext,
): ProviderTexts {
  const marks = criteria.flatMap(({ id: criterion, keys: [key] }, position) => {
    const points = judgements[position]?.[0] ?? undefined;
    if (key === undefined || liftOf({ points, weight: 1 }) <= 0) return [];
    const mark = markView(factView(id, key, site), site);
    return mark ? [[criterion, mark] as const] : [];
  });
  const missing = mustHaves.flatMap(({ id: need, key }) =>
    needs[need] === 'yes' ? [] : [[need, cellView(id, key, site)] as const],
  );
  return {
    name: providerName(id, site),
    review: site.reviewPath(id),
    marks: Object.fromEntries(marks),
    missing: Object.fromEntries(missing),
  };
}
