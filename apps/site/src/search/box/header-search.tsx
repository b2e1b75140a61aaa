import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TooltipWords } from '#ui/primitives/tooltip/tooltip.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * Search in the masthead: a box if there is enough space, otherwise a link to the search page. With scripts,
 * search-box.client.ts opens the box over the masthead instead of following the link. A tooltip shows the label and
 * shortcut of the icon. Without scripts there is no tooltip, because the shortcut does nothing.
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
