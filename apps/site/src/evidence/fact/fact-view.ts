import { capitalized, formatPartialDate, inSentence, languageName } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { type Basis, type Evidence, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { type FreshnessPhase, freshnessPhase, isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider, type Source } from '@vpn-site/core/provider/provider.ts';
import { hasWords, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import {
  foreignTitle,
  foreignWords,
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
  /** What to call it where no language can be marked, such as in a label: the title, or its host where that is foreign. */
  readonly name: string;
  /** Opens at the quoted words, where an address can say so. */
  readonly url: string;
  readonly publisher: string;
  /** Whether it changes, in words. */
  readonly kind: string;
  /** The date that the source itself bears. A page that changes may have none. */
  readonly published?: string;
  /** Of its words, where it is not that of the page. */
  readonly language?: string;
  /** Of its title, where it is not that of the page. */
  readonly titleLanguage?: string;
  /** What to know of it, in the language of the page. */
  readonly note?: string;
}

export interface BasisView {
  readonly id: Basis;
  readonly mark: string;
  readonly label: string;
  /** The same in a word or two, where it stands behind a statement. */
  readonly word: string;
}

/** Where a fact's mark leads and what it says aloud. */
export interface MarkView {
  readonly word: string;
  readonly isOwnClaim: boolean;
  readonly mark: string;
  readonly label: string;
  readonly href: string;
  /** Names the fact whose evidence a card can show. */
  readonly evidence: string;
}

/** One fact, ready to be drawn anywhere: what, how we know, since when, and who says so. */
export interface FactView {
  /** Names the fact among all of all providers: where a mark finds its evidence. */
  readonly evidence: string;
  readonly provider: string;
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  /** What it answers, of a stale fact too. */
  readonly sign: SignKind;
  /** That it is too old, where it is. */
  readonly stale: string | undefined;
  /** The answer in words; of a stale fact too. An unknown one says so. */
  readonly text: string;
  /** The same where it begins a cell. Answers are written to stand in lists; names stay as their owners write them. */
  readonly cell: string;
  /** What the answer means for the reader. */
  readonly tone: Tone;
  readonly isWeak: boolean;
  readonly basis: BasisView | undefined;
  readonly date: string;
  /** The icon of freshness beside the date; an unknown fact has none. */
  readonly phase: FreshnessPhase | undefined;
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
}

/** One answer as tables show it: short, with its sign and its source. */
export interface CellView extends Pick<FactView, 'sign' | 'stale' | 'text'> {
  /** Neutral where it is missing. */
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
  const text = known ? factText(known, definition, site) : evidence.states.unknown.label[locale];
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
    sources: known ? sourceViews(known, provider, site) : [],
  };
});

export function cellView(provider: string, key: string, site: FactContext): CellView {
  const fact = factView(provider, key, site);
  const { sign, tone, stale, cell: text } = fact;
  return { sign, tone, stale, text, mark: markView(fact, site) };
}

/** What a fact's answer means for the reader, for those who word the answer themselves. */
export function toneOfFact(provider: string, key: string, site: FactContext): Tone {
  return factView(provider, key, site).tone;
}

/** What a mark needs to know, of a fact or of anything else that somebody says. */
type Marked = Pick<FactView, 'evidence' | 'provider' | 'label' | 'basis' | 'date' | 'sources'>;

/** The mark of a statement, named for people who cannot see it. */
export function markView(said: Marked, { t }: FactContext): MarkView | undefined {
  const { provider, label, date } = said;
  return labelledMark(said, ({ name: title }, basis) =>
    t('evidence.mark', { provider, fact: label, title, basis: basis.label, date }),
  );
}

/** The first source stands for all: authors list the strongest first. */
function labelledMark(
  { evidence, basis, sources: [source] }: Pick<Marked, 'evidence' | 'basis' | 'sources'>,
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

/** Whoever says something, with its words where they are quoted. */
export type Said = Pick<Evidence, 'sources' | 'quotes'>;

export function sourceViews(
  said: Said,
  { sources }: Pick<Provider, 'sources'>,
  { evidence, locale, t }: FactContext,
): SourceView[] {
  return said.sources.flatMap((id) => {
    const source = sources[id];
    if (!source) return [];
    const { title, url, published } = source;
    const language = foreignWords(source, locale);
    const titleLanguage = foreignTitle(source, locale);
    const note = sourceNoteText(source, { evidence, locale, t });
    return [
      {
        id,
        title,
        name: titleLanguage === undefined ? title : hostOf(url),
        url: sourceAddress(source, quotesFrom(said, id).find(hasWords)),
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

/** The sources of something said about owners. */
export function ownershipSourceViews(said: Said, site: SiteContext): SourceView[] {
  return sourceViews(said, { sources: site.ownershipSources }, site);
}

/** A source in a language that the reader may not know says so first. */
function sourceNoteText(
  source: Source,
  { evidence, locale, t }: Pick<FactContext, 'evidence' | 'locale' | 't'>,
): string {
  // Readers meet English sources everywhere; that one is not the page's is news only for others.
  const language = source.language && foreignWords(source, locale);
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

/** A value that can stand in a sentence: its words, what to know before relying on it, and who says so. */
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
    text: isUnknown ? inSentence(view.text, site.locale) : view.text,
    isUnknown,
    caveats: [
      ...(view.stale === undefined ? [] : [states.stale]),
      ...(view.isWeak ? [confidence.low] : []),
    ].map(({ label }) => inSentence(label[site.locale], site.locale)),
    source: labelledMark(view, ({ name: title, publisher }) =>
      site.t('evidence.inlineMark', { title, publisher, date: view.date }),
    ),
  };
}
