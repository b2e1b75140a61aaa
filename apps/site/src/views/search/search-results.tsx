import { useTranslations } from 'use-intl/react';
import type { SearchPage } from '#page/page.ts';
import type { SearchHit } from '#search/index-format.ts';
import type { AnswerRow } from '#search/search-answer.ts';

interface SearchResultProps {
  readonly hit: SearchHit;
  readonly searchPath: string;
}

/** The question, the answer and its date. The title links to the answer with its sources. */
export function SearchAnswerRow({ row: { title, value, date, path } }: { readonly row: AnswerRow }) {
  const t = useTranslations('search');
  return (
    <section aria-label={t('answer')} className="mt-6 max-w-measure border-t border-rule pt-4">
      <p className="text-16">
        <a href={path} className="quiet-link font-medium">
          {title}
        </a>
      </p>
      <p className="text-20 leading-125 font-head text-pretty">{value}</p>
      {date !== undefined && <p className="text-14 text-muted">{t('answerDate', { date })}</p>}
    </section>
  );
}

export function SearchResult({ hit, searchPath }: SearchResultProps) {
  const t = useTranslations('search');
  const { kind, path, title, description } = hit.entry;
  // A glossary term without its own page links back to the search page, which already shows its explanation, so no link is
  // needed.
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

/** Links to the previous and next pages of results. */
export function ResultPages({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  const { page: shown, pages } = page.answer;
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap gap-x-8 gap-y-3 border-t border-rule pt-5">
      {shown > 1 && (
        <a href={resultsAddress(page, shown - 1)} rel="prev" className="quiet-link font-medium">
          {t('previous')}
        </a>
      )}
      {shown < pages && (
        <a href={resultsAddress(page, shown + 1)} rel="next" className="quiet-link font-medium">
          {t('next')}
        </a>
      )}
    </nav>
  );
}

/** The text if the address asks for a page after the last one. It links to the first page. */
export function NoSuchPage({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  return (
    <div className="mt-6 max-w-measure text-18">
      <p>{t('noSuchPage', { page: page.answer.page })}</p>
      <p className="mt-3">
        <a href={resultsAddress(page, 1)} className="quiet-link font-medium">
          {t('firstPage')}
        </a>
      </p>
    </div>
  );
}

function resultsAddress({ path, answer }: SearchPage, page: number): string {
  const asked = new URLSearchParams({ q: answer.query });
  if (page > 1) asked.set('page', String(page));
  return `${path}?${asked}`;
}

/** Suggestions for another search, if nothing was found. */
export function NoResults({ page }: { readonly page: SearchPage }) {
  const t = useTranslations('search');
  const { suggestion, suggestedPages: ways } = page.answer;
  const link = (
    <a
      href={`${page.path}?${new URLSearchParams({ q: suggestion ?? '' })}`}
      className="quiet-link font-medium"
    >
      {suggestion}
    </a>
  );
  return (
    <div className="mt-6 max-w-measure text-18">
      <p>{t('noneText')}</p>
      {suggestion !== undefined && <p className="mt-3">{t.rich('suggestion', { query: () => link })}</p>}
      <ul className="mt-3 list-disc ps-5 text-16 text-muted">
        <li>{t('tipShorter')}</li>
        <li>{t('tipProvider')}</li>
      </ul>
      {ways.length > 0 && (
        <ul aria-label={t('ways')} className="mt-5 grid gap-2">
          {ways.map(({ path, title }) => (
            <li key={path}>
              <a href={path} className="quiet-link font-medium">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
