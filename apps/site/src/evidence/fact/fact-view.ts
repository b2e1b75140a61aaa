import { capitalized, formatPartialDate, languageName, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { noBreakSpace } from '@vpn-site/core/locale/no-break.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import {
  type Basis,
  type Evidence,
  hasLowConfidence,
  isKnown,
  type KnownFact,
} from '@vpn-site/core/provider/fact.ts';
import { type FreshnessPhase, freshnessPhase, isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider, type Source } from '@vpn-site/core/provider/provider.ts';
import { sourcesInOrder } from '@vpn-site/core/provider/provider-records.ts';
import { basisOfPublisher, publisherOf } from '@vpn-site/core/provider/publisher.ts';
import { hasWords, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import {
  foreignLanguage,
  foreignTitleLanguage,
  sourceAddress,
  sourceNote,
} from '@vpn-site/core/provider/source-words.ts';
import { definitionOf, type FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { answerTone, type Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import { asserted } from '#site/assertions.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { FactContext, SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';
import { reviewSiteWords } from '../owner/review-site-words.ts';
import { assertedValue, isFirm } from './asserted-fact.ts';
import { answerSign, factText } from './fact-text.ts';

export interface SourceView {
  readonly id: string;
  readonly title: string;
  /** The name of its publisher: the provider itself, a name from the table of publishers, or the host. */
  readonly name: string;
  /** The month of its publication. */
  readonly month?: string;
  /** The URL of the source. If possible, it leads directly to the quoted words. */
  readonly url: string;
  /** The kind of evidence that its publisher gives. */
  readonly basis: BasisView;
  /** The translated kind: whether the source changes or is a fixed document. */
  readonly kind: string;
  /** The publication date given by the source itself. A page that changes may have none. */
  readonly published?: string;
  /** The language of its text, if it differs from the page. */
  readonly language?: string;
  /** The language of its title, if it differs from the page. */
  readonly titleLanguage?: string;
  /** A remark about the source, in the language of the page. */
  readonly note?: string;
  /** A sentence about its publisher, in the language of the page. */
  readonly notice?: string;
}

export interface BasisView {
  readonly id: Basis;
  readonly mark: string;
  readonly label: string;
}

/** A source mark: its word, link target, accessible label, and the card it opens. */
export interface MarkView {
  /** The source as a newspaper names it: "Comparitech, June 2026 +2", "NordVPN says". */
  readonly word: string;
  readonly isOwnClaim: boolean;
  readonly mark: string;
  /** Starts with the word. */
  readonly label: string;
  readonly href: string;
  /** The id of the fact whose evidence card the mark opens. */
  readonly evidence: string;
}

/** The source mark of one part of a statement. */
export interface PartialMark extends MarkView {
  /** The part of the statement. */
  readonly about: string;
}

/** Returns one mark for each evidence card. */
export function uniqueMarks(marks: readonly PartialMark[]): PartialMark[] {
  return [...new Map(marks.map((mark) => [mark.evidence, mark])).values()];
}

/** One fact, ready to render: its answer, basis, date and sources. */
export interface FactView {
  /** Unique id of the fact across all providers, used by marks to find its evidence. */
  readonly evidence: string;
  readonly provider: string;
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  /** The icon of the answer. It does not depend on the age of the fact. */
  readonly sign: SignKind;
  /** The label for out-of-date facts; undefined if the fact is not out of date. */
  readonly stale: string | undefined;
  /** The answer as text, also if the fact is stale; "Unknown" for an unknown fact. */
  readonly text: string;
  /** The answer as a full sentence in the provider's own terms, if an editor wrote one. */
  readonly sentence: string | undefined;
  /** The text for a table cell: capitalized, except for names. */
  readonly cell: string;
  /** Whether the answer is good or bad for the reader. */
  readonly tone: Tone;
  readonly isWeak: boolean;
  readonly basis: BasisView | undefined;
  readonly date: string;
  /** The phase that decides the freshness icon next to the date; undefined for an unknown fact. */
  readonly phase: FreshnessPhase | undefined;
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
}

/** A short answer for use in tables, with its icon and its source. */
export interface CellView extends Pick<FactView, 'sign' | 'stale' | 'text'> {
  /** The tone; neutral if undefined. */
  readonly tone?: Tone;
  readonly mark: MarkView | undefined;
}

export const factView = oncePerSite((providerId: string, key: string, site: FactContext): FactView => {
  const provider = findProvider(providerId, site);
  const definition = definitionOf(key, site.vocabulary);
  if (!provider || !definition) throw new Error(`There is no fact "${key}" of "${providerId}".`);
  const { locale, evidence, t } = site;
  const fact = factOf(provider, key);
  const known = isKnown(fact) ? fact : undefined;
  const words = known
    ? (known.wording?.short[locale] ??
      reviewSitesText(providerId, known, definition, site) ??
      factText(known, definition, site))
    : evidence.states.unknown.label[locale];
  const text = asserted(words, providerId, key, assertedValue(fact), {
    isFirm: isFirm(fact, definition, site),
  });
  const isName = known?.type === 'text' && definition.options[known.value] === undefined;
  return {
    evidence: `${providerId}/${key}`,
    provider: provider.name,
    key,
    label: definition.label[locale],
    explanation: definition.explanation[locale],
    sign: answerSign(fact),
    stale: known && isStale(known, definition, site.asOf) ? evidence.states.stale.label[locale] : undefined,
    text,
    sentence: fact.wording?.sentence[locale],
    cell: isName ? text : capitalized(text, locale),
    tone: answerTone(fact, definition, site.methodology),
    isWeak: known !== undefined && hasLowConfidence(known),
    basis: known && basisView(known.basis, site),
    date: known?.asOf === undefined ? t('facts.noDate') : formatPartialDate(known.asOf, locale),
    phase: known && freshnessPhase(known, definition, site.asOf),
    note: fact.note && wordsIn(fact.note, locale),
    sources: known ? sourceViews({ ...known, sources: sourcesInOrder(known) }, provider, site) : [],
  };
});

/** Returns the names of an owner's review sites, because the option's label, "ties", does not name them. */
function reviewSitesText(
  providerId: string,
  { value }: KnownFact,
  { key }: FactDefinition,
  site: FactContext,
): string | undefined {
  if (key !== 'owner-interests' || value !== 'reviews-vpns') return undefined;
  const words = reviewSiteWords(providerId, site);
  return words.count === 0 ? undefined : site.t('facts.reviewSites', words);
}

export function cellView(provider: string, key: string, site: FactContext): CellView {
  const fact = factView(provider, key, site);
  const { sign, tone, stale, cell: text } = fact;
  return { sign, tone, stale, text, mark: markView(fact, site) };
}

/** Returns the tone of a fact's answer, for callers that write their own text. */
export function toneOfFact(provider: string, key: string, site: FactContext): Tone {
  return factView(provider, key, site).tone;
}

/** The data needed for a source mark, of a fact or of any other cited statement. */
type CitedStatement = Pick<FactView, 'evidence' | 'provider' | 'label' | 'basis' | 'sources'>;

/** Returns the source mark of a statement, with a label for screen readers. */
export function markView(cited: CitedStatement, site: FactContext): MarkView | undefined {
  const { provider, label: fact } = cited;
  return labelledMark(cited, site, (source) => site.t('evidence.mark', { source, provider, fact }));
}

function labelledMark(
  { evidence, basis, sources }: Pick<CitedStatement, 'evidence' | 'basis' | 'sources'>,
  { t, locale }: FactContext,
  label: (source: string) => string,
): MarkView | undefined {
  // The source that gives the statement its kind of evidence. Authors list the strongest of each kind first.
  const source = sources.find((one) => one.basis.id === basis?.id) ?? sources[0];
  if (!basis || !source) return undefined;
  const { name, month } = source;
  const isPassedOn = passesOn(source.basis.id, basis.id);
  const kind = isPassedOn || basis.id === 'independent-audit' ? basis : source.basis;
  const isSpeaking = kind.id === 'provider-claim';
  const more = sources.length - 1;
  const plus = more > 0 ? `${noBreakSpace}+${more}` : '';
  const dated = month === undefined ? name : `${name}, ${month}`;
  const reported = isPassedOn ? t('evidence.via', { kind: kind.label, name }) : dated;
  const word = isSpeaking && !isPassedOn ? t('evidence.says', { name }) : reported + plus;
  return {
    mark: kind.mark,
    word,
    isOwnClaim: isSpeaking,
    label: label(
      t('evidence.markSource', { source: word, kind: uncapitalized(kind.label, locale), count: more }),
    ),
    href: source.url,
    evidence,
  };
}

/**
 * Whether a publisher can only report evidence of this kind from others. Auditors that publish a report themselves count as
 * research.
 */
function passesOn(publisher: Basis, basis: Basis): boolean {
  if (basis === 'independent-audit') return publisher !== 'research';
  return publisher !== basis && (basis === 'court-record' || basis === 'provider-claim');
}

export function basisView(basis: Basis, { evidence, locale }: FactContext): BasisView {
  const { mark, label } = evidence.bases[basis];
  return { id: basis, mark, label: label[locale] };
}

/** Sources, with quotes where there are any. */
export type Citation = Pick<Evidence, 'sources' | 'quotes'>;

/** Something with sources. A provider makes the statements in its own sources; a country does not, and has no id. */
type SourceHolder = Pick<Provider, 'sources'> & Partial<Pick<Provider, 'id'>>;

export function sourceViews(
  cited: Citation,
  { id: provider, sources }: SourceHolder,
  site: FactContext,
): SourceView[] {
  const { locale, t } = site;
  return cited.sources.flatMap((id) => {
    const source = sources[id];
    if (!source) return [];
    const { title, url, published } = source;
    const language = foreignLanguage(source, locale);
    const titleLanguage = foreignTitleLanguage(source, locale);
    const note = sourceNoteText(source, site);
    const publisher = publisherOf(source, site.publishers);
    const speaker = source.publisher === 'provider' ? provider : undefined;
    const notice = publisher?.notice?.[locale];
    return [
      {
        id,
        title,
        name: (speaker && findProvider(speaker, site)?.name) ?? publisher?.name ?? hostOf(url),
        ...(published && { month: formatPartialDate(published.slice(0, 7), locale) }),
        url: sourceAddress(source, quotesFrom(cited, id).find(hasWords)),
        basis: basisView(basisOfPublisher[source.publisher], site),
        kind: t(`evidence.kinds.${source.kind}`),
        ...(published
          ? { published: formatPartialDate(published, locale) }
          : source.kind === 'document' && { published: t('facts.noDate') }),
        ...(language && { language }),
        ...(titleLanguage && { titleLanguage }),
        ...(note && { note }),
        ...(notice && { notice }),
      },
    ];
  });
}

export function ownershipSourceViews(cited: Citation, site: SiteContext): SourceView[] {
  return sourceViews(cited, { sources: site.ownershipSources }, site);
}

/** Returns remarks about a source. The first is its language, if it differs from that of the page. */
function sourceNoteText(
  source: Source,
  { evidence, locale, t }: Pick<FactContext, 'evidence' | 'locale' | 't'>,
): string {
  // Most sources are English, so the language is mentioned only where a source declares another one.
  const language = source.language && foreignLanguage(source, locale);
  return [
    language && t('evidence.inLanguage', { language: languageName(language, locale) }),
    sourceNote(source, evidence)?.[locale],
  ]
    .filter(Boolean)
    .join(', ');
}

export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** A value for use in a sentence: its text, its caveats and its source. */
export interface FactModel {
  readonly text: string;
  readonly isUnknown: boolean;
  readonly caveats: readonly string[];
  readonly source: MarkView | undefined;
}

export function selectFact(providerId: string, key: string, site: FactContext): FactModel {
  const view = factView(providerId, key, site);
  const { states, confidence } = site.evidence;
  const isUnknown = view.sign === 'unknown';
  return {
    text: isUnknown ? uncapitalized(view.text, site.locale) : view.text,
    isUnknown,
    caveats: [
      ...(view.stale === undefined ? [] : [states.stale]),
      ...(view.isWeak ? [confidence.low] : []),
    ].map(({ label }) => uncapitalized(label[site.locale], site.locale)),
    source: labelledMark(view, site, (source) => source),
  };
}
