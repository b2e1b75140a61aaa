import { useEffect, useRef } from 'react';
import type { DeskSource } from '../wire.ts';
import { Marked } from './cell-panel.tsx';

/** The captured sources of a cell, with the quoted words highlighted. */
export function SourcePanel({ sources }: { readonly sources: readonly DeskSource[] }) {
  return sources.map((source) => <SourceView key={source.id} source={source} />);
}

function SourceView({ source }: { readonly source: DeskSource }) {
  const { id, title, url, address, kind, published, publisher, quotes, capture, citedByOthers } = source;
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = text.current;
    const mark = box?.querySelector('mark');
    if (box && mark) box.scrollTop = mark.offsetTop - box.clientHeight / 3;
  }, []);
  return (
    <section className="source" aria-label={`Source ${id}`}>
      <h2>{title}</h2>
      <p className="quiet">
        <code>{id}</code> · {publisher} · {kind === 'living' ? 'living page' : 'document'}
        {published && ` of ${published}`}
        {citedByOthers > 0 && ` · ${citedByOthers} more ${citedByOthers === 1 ? 'citation' : 'citations'}`}
      </p>
      <p>
        <a className="open-source" href={address} target="_blank" rel="noopener noreferrer">
          Open {URL.parse(url)?.hostname ?? url} ↗
        </a>
      </p>
      {quotes.map((quote) =>
        'text' in quote ? (
          <blockquote key={quote.text}>
            {quote.text}
            {quote.where && <cite>{quote.where}</cite>}
          </blockquote>
        ) : (
          <p key={quote.missing} className="quiet">
            No words: {quote.missing}.
          </p>
        ),
      )}
      {capture ? (
        <>
          <h3>As captured{capture.on && ` on ${capture.on}`}</h3>
          {!capture.parts.some(({ mark }) => mark === 'quote') && (
            <p className="notice reworded">The quoted words are not in it.</p>
          )}
          <section
            className="capture"
            ref={text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={`Captured text of ${id}`}
          >
            <Marked parts={capture.parts} />
          </section>
        </>
      ) : (
        <p className="no-capture">No capture yet: open the source.</p>
      )}
    </section>
  );
}
