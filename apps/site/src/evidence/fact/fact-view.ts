import { capitalized, formatPartialDate, languageName, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { type Basis, type Evidence, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { type FreshnessPhase, freshnessPhase, isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider, type Source } from '@vpn-site/core/provider/provider.ts';
import { sourcesInOrder } from '@vpn-site/core/provider/provider-records.ts';
import { hasWords, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import {
  foreignLanguage,
  foreignTitleLanguage,
  sourceAddress,
  sourceNote,
} from '@vpn-site/core/provider/source-words.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { answerTone, type Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { FactContext, SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';
import { answerSign, factText } from './fact-text.ts';

export interface SourceView {
  readonly id: string;
  readonly title: string;
  /**
   * A name for use where the language of text cannot be marked, such as in a label: the title, or the host if the title is
   * in another language.
   */
  readonly name: string;
  /** Address of the source; it leads directly to the quoted words if the URL can express that. */
  readonly url: string;
  readonly publisher: string;
  /** The kind of source, translated: a page that may change, or a document with a fixed date. */
  readonly kind: string;
  /** The publication date given by the source itself. A page that changes may have none. */
  readonly published?: string;
  /** The language of its text, if it differs from the page. */
  readonly language?: string;
  /** The language of its title, if it differs from the page. */
  readonly titleLanguage?: string;
  /** A remark about the source, in the language of the page. */
  readonly note?: string;
}

export interface BasisView {
  readonly id: Basis;
  readonly mark: string;
  readonly label: string;
  /** The label in a word or two, for use after a statement. */
  readonly word: string;
}

/** A source mark: its word, link target, accessible label, and the card it opens. */
export interface MarkView {
  readonly word: string;
  readonly isOwnClaim: boolean;
  readonly mark: string;
  readonly label: string;
  readonly href: string;
  /** The id of the fact whose evidence card the mark opens. */
  readonly evidence: string;
}

/** One fact, ready to render: its answer, basis, date and sources. */
export interface FactView {
  /** Unique id of the fact across all providers, used by marks to find its evidence. */
  readonly evidence: string;
  readonly provider: string;
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  /** The icon of the answer, even if the fact is stale. */
  readonly sign: SignKind;
  /** The label for out-of-date facts, if this one is out of date. */
  readonly stale: string | undefined;
  /** The answer as text, even if the fact is stale; "Unknown" for an unknown fact. */
  readonly text: string;
  /** `text` as it begins a table cell: capitalized, except for names. */
  readonly cell: string;
  /** Whether the answer is good or bad for the reader. */
  readonly tone: Tone;
  readonly isWeak: boolean;
  readonly basis: BasisView | undefined;
  readonly date: string;
  /** Decides the freshness icon beside the date; undefined for an unknown fact. */
  readonly phase: FreshnessPhase | undefined;
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
}

/** A short answer for use in tables, with its icon and its source. */
export interface CellView extends Pick<FactView, 'sign' | 'stale' | 'text'> {
  /** Neutral if missing. */
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
  const text = known
    ? (known.wording?.short[locale] ?? factText(known, definition, site))
    : evidence.states.unknown.label[locale];
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
type CitedStatement = Pick<FactView, 'evidence' | 'provider' | 'label' | 'basis' | 'date' | 'sources'>;

/** Returns the source mark of a statement, with a label for screen readers. */
export function markView(cited: CitedStatement, { t }: FactContext): MarkView | undefined {
  const { provider, label, date } = cited;
  return labelledMark(cited, ({ name: title }, basis) =>
    t('evidence.mark', { provider, fact: label, title, basis: basis.label, date }),
  );
}

/** Builds a source mark from the first source, because authors list the strongest first. */
function labelledMark(
  { evidence, basis, sources: [source] }: Pick<CitedStatement, 'evidence' | 'basis' | 'sources'>,
  label: (source: SourceView, basis: BasisView) => string,
): MarkView | undefined {
  if (!basis || !source) return undefined;
  const { id, mark, word } = basis;
  return {
    mark,
    word,
    isOwnClaim: id === 'provider-claim',
    label: label(source, basis),
    href: source.url,
    evidence,
  };
}

export function basisView(basis: Basis, { evidence, locale }: FactContext): BasisView {
  const { mark, label, word } = evidence.bases[basis];
  return { id: basis, mark, label: label[locale], word: word[locale] };
}

/** Sources, with quotes where there are any. */
export type Citation = Pick<Evidence, 'sources' | 'quotes'>;

export function sourceViews(
  cited: Citation,
  { sources }: Pick<Provider, 'sources'>,
  { evidence, locale, t }: FactContext,
): SourceView[] {
  return cited.sources.flatMap((id) => {
    const source = sources[id];
    if (!source) return [];
    const { title, url, published } = source;
    const language = foreignLanguage(source, locale);
    const titleLanguage = foreignTitleLanguage(source, locale);
    const note = sourceNoteText(source, { evidence, locale, t });
    return [
      {
        id,
        title,
        name: titleLanguage === undefined ? title : hostOf(url),
        url: sourceAddress(source, quotesFrom(cited, id).find(hasWords)),
        publisher: evidence.publishers[source.publisher]?.label[locale] ?? source.publisher,
        kind: t(`evidence.kinds.${source.kind}`),
        ...(published
          ? { published: formatPartialDate(published, locale) }
          : source.kind === 'document' && { published: t('facts.noDate') }),
        ...(language && { language }),
        ...(titleLanguage && { titleLanguage }),
        ...(note && { note }),
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
    source: labelledMark(view, ({ name: title, publisher }) =>
      site.t('evidence.inlineMark', { title, publisher, date: view.date }),
    ),
  };
}
