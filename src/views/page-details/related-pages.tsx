import { useTranslations } from 'use-intl/react';
import type { RelatedPage } from '#domain/page/page-details.ts';
import { SideHead } from '#ui/primitives/side-head.tsx';

/** Where to go from here: titles under hairlines, each with a line about its page. */
export function RelatedPages({ pages }: { readonly pages: readonly RelatedPage[] }) {
  const t = useTranslations('pageDetails');
  if (pages.length === 0) return null;
  return (
    <SideHead heading={t('related')}>
      <ul className="divide-y divide-line">
        {pages.map(({ path, title, description }) => (
          <li key={path} className="py-3 first:pt-0">
            <a
              href={path}
              className="font-medium underline decoration-underline underline-offset-4 hover:text-link"
            >
              {title}
            </a>
            {description && <p className="max-w-[68ch] text-16 text-muted">{description}</p>}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
