import { useTranslations } from 'use-intl/react';
import { blocks } from '#blocks/blocks.ts';
import type { SiteContext } from '#site/site-context.ts';
import { BlockGuide } from './block-guide.tsx';
import { PrimitiveGuide } from './primitive-guide.tsx';

/** The style guide. It is generated from the blocks and the example files, so it is always up to date. */
export function StyleguideView({ site }: { readonly site: SiteContext }) {
  const t = useTranslations('styleguide');
  return (
    <div className="py-10 lg:py-16">
      <h1 className="text-30 leading-114 font-display tracking-display lg:text-48">{t('title')}</h1>
      <p className="mt-4 max-w-prose text-18 text-muted">{t('intro')}</p>
      {blocks.map((block) => (
        <BlockGuide key={block.name} block={block} site={site} />
      ))}
      <PrimitiveGuide site={site} />
    </div>
  );
}
