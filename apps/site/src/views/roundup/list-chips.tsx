import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';

interface ListChipsProps {
  /** The profile of this page, which is left out. */
  readonly profile: string;
  readonly site: SiteContext;
}

/** Links to the other rankings. */
export function ListChips({ profile, site }: ListChipsProps) {
  const t = useTranslations('roundup');
  const lists = site.methodology.profiles.flatMap(({ id, label }) => {
    const path = site.roundupPath(id);
    return id === profile || path === undefined ? [] : [{ id, path, label: label[site.locale] }];
  });
  if (lists.length === 0) return null;
  return (
    <nav aria-label={t('otherLists')} className="list-chips">
      <ul>
        {lists.map(({ id, path, label }) => (
          <li key={id}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
