import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import { useTranslations } from 'use-intl/react';
import type { SearchPage } from '#page/page.ts';
import { SearchBox } from '#search/box/search-box.tsx';
import { resultsPerPage } from '#search/search-query.ts';
import { PageIndex } from '../index/page-index.tsx';
import { NoResults, NoSuchPage, ResultPages, SearchAnswerRow, SearchResult } from './search-results.tsx';

interface SearchViewProps {
  readonly page: SearchPage;
  readonly menu: readonly NavigationItem[];
}

/** The search box and the results, each with its kind at the side, title, description and matching sections. */
export function SearchView({ page, menu }: SearchViewProps) {
  const t = useTranslations('search');
  const { query, hits, total, row } = page.answer;
  const isAsked = query !== '';
  const asked = total > 0 ? t('headingFor', { query }) : t('headingNone', { query });
  const heading = isAsked ? asked : t('title');
  return (
    <div className="py-8 lg:py-12">
      <div className="grid gap-x-12 lg:grid-cols-side">
        <div className="lg:col-start-2">
          <h1 className="page-title wrap-anywhere">{heading}</h1>
          <div className="mt-6 max-w-prose">
            <SearchBox id="search-page" action={page.path} query={query} />
          </div>
          {row && <SearchAnswerRow row={row} />}
          {isAsked && hits.length > 0 && (
            <p className="mt-3 text-14 text-muted">
              <ResultRange answer={page.answer} />
            </p>
          )}
          {!isAsked && <p className="mt-4 max-w-measure text-18 text-pretty">{t('intro')}</p>}
          {isAsked && total === 0 && <NoResults page={page} />}
          {total > 0 && hits.length === 0 && <NoSuchPage page={page} />}
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
      {hits.length > 0 && <ResultPages page={page} />}
    </div>
  );
}

/** The number of results. If there are several pages, also the range that this page shows. */
function ResultRange({ answer: { hits, page, pages, total } }: Pick<SearchPage, 'answer'>) {
  const t = useTranslations('search');
  if (pages === 1) return t('count', { count: total });
  const before = (page - 1) * resultsPerPage;
  return t('range', { from: before + 1, to: before + hits.length, total });
}
