import { useTranslations } from 'use-intl/react';
import type { SearchHit } from '#domain/search/search-file.ts';

interface SearchResultProps {
  readonly hit: SearchHit;
  readonly searchPath: string;
}

export function SearchResult({ hit, searchPath }: SearchResultProps) {
  const t = useTranslations('search');
  const { kind, path, title, description } = hit.entry;
  // A term that no page explains leads back here, where its explanation stands already.
  const isHere = path.startsWith(`${searchPath}?`);
  return (
    <li className="gap-x-12 py-5 lg:grid lg:grid-cols-side">
      <p className="text-14 leading-140 text-muted lg:pt-1">{t(`kinds.${kind}`)}</p>
      <div className="min-w-0">
        <h2 className="text-20 leading-125 font-head wrap-anywhere">
          {isHere ? (
            title
          ) : (
            <a href={path} className="quiet-link">
              {title}
            </a>
          )}
        </h2>
        <p className="mt-1 max-w-measure text-16 text-pretty">{description}</p>
        {hit.sections.length > 0 && (
          <ul aria-label={t('sections')} className="mt-1 flex flex-wrap gap-x-5 text-14">
            {hit.sections.map((section) => (
              <li key={section.id}>
                <a href={`${path}#${section.id}`} className="quiet-link inline-block py-1 text-muted">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
