import { usualSourceLanguage } from '#domain/provider/provider.ts';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import type { SourceLine, SourcesView } from './evidence-card-view.ts';

/** The mark in the margin, then the kind of evidence and each source. */
export function EvidenceSources({ mark, basis, sources, further }: SourcesView) {
  return (
    <div className="evidence-basis">
      <span aria-hidden="true" className="text-20 leading-125 text-link">
        {mark}
      </span>
      <div>
        <p className="text-14 font-semibold">{basis}</p>
        <SourceLines sources={sources} />
        {further && (
          <Collapsible label={further.words}>
            <SourceLines sources={further.sources} />
          </Collapsible>
        )}
      </div>
    </div>
  );
}

function SourceLines({ sources }: { readonly sources: readonly SourceLine[] }) {
  return (
    <ul className="space-y-1.5">
      {sources.map(({ title, url, detail, language = usualSourceLanguage }) => (
        <li key={url}>
          <a
            href={url}
            lang={language}
            rel="noopener noreferrer"
            className="inline-link leading-137 wrap-anywhere"
          >
            {title}
          </a>
          <span className="block text-14 text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
