import { Text } from '@vpn-site/core/i18n/text.tsx';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { FreshnessIcon } from '#ui/primitives/freshness-icon/freshness-icon.tsx';
import { SourceLink } from '../source/source-link.tsx';
import type { EvidenceCardView, SourceLine, SourcesView } from './evidence-card-model.ts';
import type { EvidenceFile } from './evidence-file.ts';
import { LifetimeDrawing } from './lifetime-drawing.tsx';
import type { QuoteView } from './quote-view.ts';

interface EvidenceCardProps {
  readonly card: EvidenceCardView;
  readonly file: Pick<EvidenceFile, 'words' | 'data'>;
  /** The title element. It is passed in, because it labels the surrounding dialog. */
  readonly heading: ReactNode;
  readonly close?: ReactNode;
  /** The URL for reporting a mistake in this card. */
  readonly report?: string | undefined;
}

/**
 * The sources of a statement, its date, and a sentence about its age. Head and foot stay in view while a long card scrolls,
 * so that readers see that there is more.
 */
export function EvidenceCard({ card, file: { words, data }, heading, close, report }: EvidenceCardProps) {
  const { freshness, weak, note, dissent = [] } = card;
  return (
    <>
      <div className="evidence-head">
        <div>
          {heading}
          <p className="text-14 text-muted">{card.provider}</p>
        </div>
        {close}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="evidence-body">
        <EvidenceSources {...card} />
        {note !== undefined && (
          <p className="pt-3 text-14">
            <Text words={note} />
          </p>
        )}
        {weak !== undefined && <p className="pt-3 text-14 text-muted">{weak}</p>}
        {dissent.length > 0 && (
          <div className="mt-3 border-t border-line pt-3">
            <p className="text-14 font-semibold">{words.dissent}</p>
            {dissent.map(({ says, note: remark, ...sources }) => (
              <div key={`${says} ${sources.sources[0]?.url}`} className="mt-1">
                <p>{says}</p>
                {remark !== undefined && (
                  <p className="text-14">
                    <Text words={remark} />
                  </p>
                )}
                <EvidenceSources {...sources} />
              </div>
            ))}
          </div>
        )}
        <div className="mt-3 border-t border-line">
          <LifetimeDrawing {...freshness} />
          <p className="pt-3 text-14 text-muted">
            <FreshnessIcon phase={freshness.phase} className="me-1.5" />
            {freshness.text}
          </p>
          <p className="pt-1 text-14 text-muted">{freshness.nextCheck}</p>
        </div>
      </div>
      {(report ?? data) !== undefined && (
        <p className="evidence-foot">
          {data !== undefined && <FootLink href={data}>{words.data}</FootLink>}
          {report !== undefined && <FootLink href={report}>{words.report}</FootLink>}
        </p>
      )}
    </>
  );
}

function FootLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} rel="noopener" className="inline-link">
      {children}
    </a>
  );
}

/** The reference sign in the margin, the kind of evidence and each source. */
function EvidenceSources({ mark, basis, sources, further, notices }: SourcesView) {
  return (
    <div className="evidence-basis">
      <span aria-hidden="true" className="text-20 leading-125 text-link">
        {mark}
      </span>
      <div>
        <p className="text-14 font-semibold">{basis}</p>
        <SourceLines sources={sources} />
        {further && (
          <Disclosure variant="line" label={further.words}>
            <SourceLines sources={further.sources} />
          </Disclosure>
        )}
        {notices?.map((notice) => (
          <p key={notice} className="pt-2 text-14">
            {notice}
          </p>
        ))}
      </div>
    </div>
  );
}

function SourceLines({ sources }: { readonly sources: readonly SourceLine[] }) {
  return (
    <ul className="space-y-2">
      {sources.map((source) => (
        <li key={source.url}>
          <SourceLink source={source} className="inline-link leading-137 wrap-anywhere" />
          <span className="block text-14 text-muted">{source.detail}</span>
          {source.quotes?.map((quote) => (
            <SourceQuote
              key={'text' in quote ? quote.text : quote.missing}
              quote={quote}
              language={source.language}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface SourceQuoteProps {
  readonly quote: QuoteView;
  /** The language of the source, and so of its quote and quotation marks. */
  readonly language: string | undefined;
}

function SourceQuote({ quote, language }: SourceQuoteProps) {
  if ('missing' in quote) return <p className="evidence-quote text-muted">{quote.missing}</p>;
  const { text, where } = quote;
  return (
    <p className="evidence-quote">
      <span lang={language}>
        <q>{text}</q>
      </span>
      {where && (
        <span lang={where.language} className="text-muted">
          {` ${where.text}`}
        </span>
      )}
    </p>
  );
}
