import type { SourceView } from '../fact/fact-view.ts';

interface SourceLinkProps {
  readonly source: Pick<SourceView, 'title' | 'url' | 'titleLanguage'>;
  readonly className?: string | undefined;
}

/** A link to a source by its title. The title is often not in the language of the page, so `lang` is set for screen readers. */
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

/** A source link with the remark about the source, for places that do not show it elsewhere. */
export function NotedSource({ source, className }: NotedSourceProps) {
  return (
    <>
      <SourceLink source={source} className={className} />
      {source.note !== undefined && ` (${source.note})`}
    </>
  );
}
