import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface SearchBoxProps {
  /** The id of the box. It must be unique on the page. */
  readonly id: string;
  /** The page with the results. */
  readonly action: string;
  readonly query?: string;
}

/**
 * A form that leads to the results. With scripts, search-box.client.ts offers answers below it while the reader types; it
 * finds the box by `data-search-input`.
 */
export function SearchBox({ id, action, query }: SearchBoxProps) {
  const t = useTranslations('search');
  return (
    <form action={action} className="search-form">
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <input
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        defaultValue={query}
        placeholder={t('placeholder')}
        {...hooks({ 'data-search-input': '' })}
        className="search-input"
      />
      <button type="submit" className="search-submit">
        <Icon name="search" className="size-5" />
        <span className="sr-only">{t('submit')}</span>
      </button>
    </form>
  );
}
