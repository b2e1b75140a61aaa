import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { Breadcrumbs } from '#ui/primitives/breadcrumbs.tsx';

/** Home, then the overview from which every comparison is chosen. */
export function ComparisonCrumbs({ blocks }: { readonly blocks: BlockContext }) {
  const t = useTranslations('article');
  const overview = blocks.document('pages/comparisons');
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('home'), href: homePath(blocks.locale) },
        ...(overview ? [{ label: overview.title, href: overview.path }] : []),
      ]}
    />
  );
}
