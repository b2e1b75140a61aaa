import type { SourceView } from '../fact/fact-view.ts';

interface SourceLinkProps {
  readonly source: Pick<SourceView, 'title' | 'url' | 'titleLanguage'>;
  readonly className?: string | undefined;
}

/** A source by its title. It is in the source's language more often than in the page's, so voices are told which. */
export function SourceLink({ source: { title, url, titleLanguage }, className }: SourceLinkProps) {
  return (
    <a className={className} href={url} lang={titleLanguage} rel="noopener noreferrer">
      {title}
    </a>
  );
}

interface NotedSourceProps extends SourceLinkProps {
  readonly source: SourceLinkProps['source'] & Pick<SourceView, 'note'>;
}

/** The same with what to know of the source, where nothing else says it. */
export function NotedSource({ source, className }: NotedSourceProps) {
  return (
    <>
      <SourceLink source={source} className={className} />
      {source.note !== undefined && ` (${source.note})`}
    </>
  );
}
