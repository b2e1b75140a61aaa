import { useTranslations } from 'use-intl/react';

export interface Crumb {
  readonly label: string;
  /** The address of the page; undefined for menu headings, which are not pages. */
  readonly href?: string | undefined;
}

/** The path from the home page. It does not include the page itself, because its heading is directly below. */
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
