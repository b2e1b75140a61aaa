import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { joinSentences, type RichText, wordsIn } from '@vpn-site/core/locale/words.ts';
import type { Evidence, WrittenClaim } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import type { FactContext } from '#site/site-context.ts';
import { basisView, type Citation, hostOf, sourceViews } from '../fact/fact-view.ts';
import { type FreshnessView, freshnessView } from '../fact/freshness.ts';
import { type QuoteView, quoteViews } from './quote-view.ts';

/** The kind of evidence, and each source with its host, kind and date. */
export interface SourcesView {
  readonly mark: string;
  readonly basis: string;
  readonly sources: readonly SourceLine[];
  /** The sources that are hidden at first; `words` is the label of the button that shows them. */
  readonly further?: { readonly words: string; readonly sources: readonly SourceLine[] };
  /** Sentences about the publishers, each once. */
  readonly notices?: readonly string[];
}

export interface SourceLine {
  readonly title: string;
  readonly url: string;
  readonly detail: string;
  /** The language of the quotes, if it differs from the page. */
  readonly language?: string;
  /** The language of the title, if it differs from the page. */
  readonly titleLanguage?: string;
  readonly quotes?: readonly QuoteView[];
}

/** The max number of sources shown at first, because a fact may have a dozen. Authors list the strongest first. */
const maxSourcesShown = 3;

/** A different value that another source gives. It is shown next to the fact, but never scored. */
export interface DissentView extends SourcesView {
  readonly says: string;
  readonly note?: RichText;
}

/** Everything that a card shows about one statement, in the reader's language, ready to be sent to the browser. */
export interface EvidenceCardView extends SourcesView {
  readonly provider: string;
  readonly title: RichText;
  readonly freshness: FreshnessView;
  readonly weak?: string;
  readonly note?: RichText;
  readonly dissent?: readonly DissentView[];
}

interface Statement {
  /** The subject of the statement: a provider or a country. */
  readonly provider: Pick<Provider, 'name' | 'sources'>;
  readonly definition: Pick<FactDefinition, 'lifetime' | 'scored'>;
  readonly title: RichText;
  readonly claim: Evidence & Pick<WrittenClaim, 'incomplete' | 'outsider'>;
  readonly dissent: readonly DissentView[];
}

export function evidenceCardView(
  { provider, definition, title, claim, dissent }: Statement,
  site: FactContext,
): EvidenceCardView {
  const { evidence, locale, t } = site;
  const { label, explanation } = evidence.confidence.low;
  const note = noteOf(claim, site);
  return {
    provider: provider.name,
    title,
    ...sourcesView({ ...claim, sources: allSources(claim) }, provider, site),
    freshness: freshnessView(claim, definition, site),
    // A missing date also weakens evidence, but the freshness text already explains that. So this text is only for evidence
    // that an editor marked as weak.
    ...(claim.confidence === 'low' && {
      weak: t('evidence.title', { fact: label[locale], answer: explanation[locale] }),
    }),
    ...(note !== '' && { note }),
    ...(dissent.length > 0 && { dissent }),
  };
}

/** Adds the outsider who inspected the servers as a source, if it is not listed already. */
function allSources({ sources, outsider }: Statement['claim']): readonly string[] {
  return outsider && !sources.includes(outsider.source) ? [...sources, outsider.source] : sources;
}

/** Returns the caveats of a claim as text. */
function noteOf({ note, incomplete, outsider }: Statement['claim'], { t, locale }: FactContext): RichText {
  return joinSentences([
    note && wordsIn(note, locale),
    incomplete && t('evidence.incomplete'),
    outsider && t('evidence.outsider', { date: formatPartialDate(outsider.date, locale) }),
  ]);
}

export function sourcesView(
  citation: Citation & Pick<Evidence, 'basis'>,
  provider: Pick<Provider, 'sources'>,
  site: FactContext,
): SourcesView {
  const { mark, label } = basisView(citation.basis, site);
  const views = sourceViews(citation, provider, site);
  const notices = [...new Set(views.flatMap(({ notice }) => notice ?? []))];
  const lines = views.map((source): SourceLine => {
    const { id, title, url, basis, kind, published, language, titleLanguage, note } = source;
    const quotes = quoteViews(citation, id, site);
    return {
      title,
      url,
      ...(language && { language }),
      ...(titleLanguage && { titleLanguage }),
      // Most sources are of the kind of evidence that is shown above, so it is not repeated.
      detail: [hostOf(url), basis.label === label ? undefined : basis.label, kind, published, note]
        .filter((part) => part !== undefined)
        .join(' · '),
      ...(quotes.length > 0 && { quotes }),
    };
  });
  const further = lines.slice(maxSourcesShown);
  return {
    mark,
    basis: label,
    sources: lines.slice(0, maxSourcesShown),
    ...(further.length > 0 && {
      further: { words: site.t('evidence.more', { count: further.length }), sources: further },
    }),
    ...(notices.length > 0 && { notices }),
  };
}
