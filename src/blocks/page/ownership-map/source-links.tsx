import { usualSourceLanguage } from '#domain/provider/provider.ts';
import type { SourceView } from '#evidence/fact/fact-view.ts';

/** Each source with who publishes it and the date that it bears. */
export function SourceLinks({ sources }: { readonly sources: readonly SourceView[] }) {
  return (
    <ul className="owner-source-list">
      {sources.map((source) => (
        <li key={source.url}>
          <SourceLink {...source} />
        </li>
      ))}
    </ul>
  );
}

/** One of them, where words run on. */
export function SourceLink({ title, url, publisher, published, language = usualSourceLanguage }: SourceView) {
  return (
    <>
      <a href={url} lang={language} rel="noopener noreferrer">
        {title}
      </a>{' '}
      <small>{published === undefined ? publisher : `${publisher} · ${published}`}</small>
    </>
  );
}
