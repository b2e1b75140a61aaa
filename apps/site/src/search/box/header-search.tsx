import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TooltipWords } from '#ui/primitives/tooltip/tooltip.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * Search in the masthead: a box where there is room for one, else a link to the page with the box. Where scripts run,
 * search-box.client.ts opens the box over the masthead instead of following the link. A sign without a word gets its
 * words, and the key that does the same, from a tooltip; without scripts that key does nothing, and none shows.
 */
export function HeaderSearch({ searchPath }: { readonly searchPath: string }) {
  const t = useTranslations('search');
  return (
    <>
      <search className="masthead-search" {...hooks({ 'data-search-overlay': '' })}>
        <SearchBox id="search-header" action={searchPath} />
      </search>
      <a
        href={searchPath}
        {...hooks({ 'data-search-open': '', 'data-tooltip': 'search-tooltip' })}
        aria-describedby="search-tooltip"
        className="masthead-search-link"
      >
        <Icon name="search" className="size-6 lg:size-5" />
        <span className="sr-only">{t('title')}</span>
      </a>
      <TooltipWords id="search-tooltip" text={t('shortcut')} />
    </>
  );
}
