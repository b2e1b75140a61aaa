import { useTranslations } from 'use-intl/react';

export interface Crumb {
  readonly label: string;
  /** Address of the page; missing for menu headings, which are no pages. */
  readonly href?: string | undefined;
}

/** The path from the home page. The page itself is left out, because its heading is right below. */
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
