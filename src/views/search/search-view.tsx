import { useTranslations } from 'use-intl/react';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { SearchPage } from '#domain/page/page.ts';
import { SearchBox } from '#ui/layout/search-box.tsx';
import { PageIndex } from '../index/page-index.tsx';
import { NoResults } from './no-results.tsx';
import { SearchResult } from './search-result.tsx';

interface SearchViewProps {
  readonly page: SearchPage;
  readonly menu: readonly NavigationItem[];
}

/** The box, and what was found: kind at the side, title, one sentence, the sections that fit. */
export function SearchView({ page, menu }: SearchViewProps) {
  const t = useTranslations('search');
  const { query, hits, isWhole } = page.answer;
  const isAsked = query !== '';
  const asked = hits.length > 0 ? t('headingFor', { query }) : t('headingNone', { query });
  const heading = isAsked ? asked : t('title');
  return (
    <div className="py-8 lg:py-12">
      <div className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="lg:col-start-2">
          <h1 className="page-title wrap-anywhere">{heading}</h1>
          <div className="mt-6 max-w-prose">
            <SearchBox id="search-page" action={page.path} query={query} />
          </div>
          {isAsked && hits.length > 0 && (
            <p className="mt-3 text-14 text-muted">
              {t(isWhole ? 'count' : 'countBest', { count: hits.length })}
            </p>
          )}
          {!isAsked && <p className="mt-4 max-w-measure text-18 text-pretty">{t('intro')}</p>}
          {isAsked && hits.length === 0 && <NoResults page={page} />}
        </div>
        {hits.length === 0 && <PageIndex heading={t('start')} locale={page.locale} menu={menu} />}
      </div>
      {hits.length > 0 && (
        <ol className="mt-8 divide-y divide-line border-t border-rule lg:mt-12">
          {hits.map((hit) => (
            <SearchResult key={`${hit.entry.kind} ${hit.entry.path}`} hit={hit} searchPath={page.path} />
          ))}
        </ol>
      )}
    </div>
  );
}
