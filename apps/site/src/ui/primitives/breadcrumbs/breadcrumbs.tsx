import { useTranslations } from 'use-intl/react';

export interface Crumb {
  readonly label: string;
  /** Without one it is a heading of the menu, not a page. */
  readonly href?: string | undefined;
}

/** The way from the home page to here. The page itself is named by its heading right below. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('article');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href === undefined ? label : <a href={href}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
