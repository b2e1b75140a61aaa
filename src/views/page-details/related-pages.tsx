import { useTranslations } from 'use-intl/react';
import type { RelatedPage } from '#domain/page/page-details.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

export function RelatedPages({ pages }: { readonly pages: readonly RelatedPage[] }) {
  const t = useTranslations('pageDetails');
  if (pages.length === 0) return null;
  return (
    <SideHead heading={t('related')}>
      <ul className="link-list">
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
