import { type Country, factsOfKind, homeCountry } from '@vpn-site/core/country/country.ts';
import { uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { allDefinitions, type FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import type { WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { countryFactView } from '#evidence/card/country-evidence.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import { playbackOf, untested } from '#evidence/streaming/playback.ts';
import { serviceBadge, testedServices, testsOf } from '#evidence/streaming/services.ts';
import { watchAnswer } from '#evidence/streaming/watch-answer.ts';
import { answerText } from '#price/answer-text.ts';
import type { SearchTopic } from '#search/search-answer.ts';
import { foldedStems, type SearchLanguage } from '#search/search-language.ts';
import { searchWords } from '#search/search-words.ts';
import type { SiteContext } from '#site/site-context.ts';
import { factRowId } from '#views/review/facts/facts-model.ts';
import { questionTopics } from './question-topics.ts';

type TopicAnswer = SearchTopic['says'][string];

/** Fact types that search does not answer, because their text is only the number of reports. */
const countOnlyTypes: readonly FactDefinition['type'][] = ['streaming', 'speed-reports'];

/**
 * Returns the topics that search answers in one line: every fact of a provider, questions that several facts answer,
 * whether a service works, and whether a VPN is legal in a country.
 */
export function searchTopics(
  site: SiteContext,
  { facts, pages, questions }: Pick<WrittenSearchWords, 'facts' | 'pages' | 'questions'>,
  language: SearchLanguage,
): SearchTopic[] {
  const definitions = allDefinitions(site.vocabulary).filter(({ type }) => !countOnlyTypes.includes(type));
  return [
    ...definitions.map((definition) => factTopic(definition, facts[definition.key] ?? [], site, language)),
    ...questionTopics({ questions }, site, (texts) => stemsOfEach(texts, language)),
    ...testedServices(site).map((service) => serviceTopic(service, site, language)),
    ...countryTopics(pages, site, language),
  ];
}

function factTopic(
  { key, label }: FactDefinition,
  asked: readonly string[],
  site: SiteContext,
  language: SearchLanguage,
): SearchTopic {
  const answers = [...site.providers.keys()].flatMap((id): [string, TopicAnswer][] => {
    const { stale, basis, date, phase, sentence } = factView(id, key, site);
    // A stale value is not an answer; its row shows that it is stale.
    if (stale !== undefined) return [];
    const value = sentence ?? answerText(id, key, site);
    return [[id, basis && phase !== 'undated' ? [value, date] : [value]]];
  });
  return {
    label: uncapitalized(label[site.locale], site.locale),
    asked: stemsOfEach(
      hasNoStopWords(label[site.locale], language) ? [label[site.locale], ...asked] : asked,
      language,
    ),
    at: `#${factRowId(key)}`,
    says: Object.fromEntries(answers),
  };
}

/**
 * Whether a label has no stop words. Search ignores stop words, so a label with them could match another question: "działa
 * od" (works since) would match "działa" (works).
 */
function hasNoStopWords(label: string, language: SearchLanguage): boolean {
  return searchWords(label, language).length === foldedStems(label, language.locale).length;
}

function serviceTopic(service: string, site: SiteContext, language: SearchLanguage): SearchTopic {
  const { name } = serviceBadge(service, site);
  const page = site.document(`streaming/${service}`);
  const answers = [...site.providers.keys()].map((id) => {
    const { word, count } = playbackOf(testsOf(id, service, site) ?? untested, site);
    return [id, [count === undefined ? word : `${word}, ${count}`]] as const;
  });
  return {
    label: name,
    asked: stemsOfEach([name], language),
    at: page?.path ?? `#${factRowId('streaming')}`,
    says: Object.fromEntries(answers),
    ...(page && { all: [page.title, watchAnswer(service, undefined, site).lead] }),
  };
}

/**
 * Returns one topic per country: whether a VPN is legal there. A question matches a country by its name, or the home
 * country of the language by the search words of its page. The home country comes last, because the first match wins, and a
 * question that names another country is about that country.
 */
function countryTopics(
  pages: WrittenSearchWords['pages'],
  site: SiteContext,
  language: SearchLanguage,
): SearchTopic[] {
  const home = homeCountry(site.countries, site.locale);
  const others = [...site.countries.values()].filter((country) => country !== home);
  return [
    ...others.flatMap((country) => countryTopic(country, [], site, language)),
    ...(home ? countryTopic(home, pages[documentOf(home, site)] ?? [], site, language) : []),
  ];
}

/** Returns the topic of a country; none if it has no page or the answer is stale. */
function countryTopic(
  country: Country,
  asked: readonly string[],
  site: SiteContext,
  language: SearchLanguage,
): SearchTopic[] {
  const at = site.countryPath(country.code);
  const use = factsOfKind(country, 'use').map((fact) => countryFactView(country, fact, site))[0];
  if (at === undefined || use === undefined || use.stale !== undefined) return [];
  const name = country.name[site.locale];
  const all = [site.t('search.isLegal', { country: name }), use.text, use.date] as const;
  return [{ label: name, asked: stemsOfEach([name, ...asked], language), at, says: {}, all }];
}

function documentOf({ code }: Country, site: SiteContext): string {
  const path = site.countryPath(code);
  return site.documentIds.find((id) => site.document(id)?.path === path) ?? '';
}

/** Types of facts whose values are names for which readers search, such as a country, a company or a payment method. */
const nameTypes: readonly FactDefinition['type'][] = [
  'country',
  'country-list',
  'text',
  'choice-list',
  'platform-list',
];

/** Returns the stems of the names in a provider's facts. */
export function factNames(provider: string, site: SiteContext, language: SearchLanguage): string[] {
  return allDefinitions(site.vocabulary)
    .filter(({ type }) => nameTypes.includes(type))
    .map(({ key }) => factView(provider, key, site))
    .flatMap(({ basis, text }) => (basis ? searchWords(text, language) : []));
}

/** Returns the stems of each text, without duplicates. */
export function stemsOfEach(texts: readonly string[], language: SearchLanguage): string[] {
  return [...new Set(texts.map((text) => searchWords(text, language).join(' ')))];
}
