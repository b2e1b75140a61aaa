/// <reference types="vite/types/importMeta.d.ts" />
import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';
import type { PrimitiveExample } from './primitive-example.ts';

const files = import.meta.glob<{ readonly example: PrimitiveExample }>('./primitives/*.tsx', { eager: true });
const examples = Object.values(files)
  .map(({ example }) => example)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The primitives that blocks and pages use, each in all its states. */
export function PrimitiveGuide({ site }: { readonly site: SiteContext }) {
  const t = useTranslations('styleguide');
  return (
    <section id="primitives" className="mt-16 border-t border-rule pt-4">
      <h2 className="text-24 font-semibold">{t('primitives')}</h2>
      {/* Examples are for engineers and in English, regardless of the page language. */}
      <div lang="en" className="mt-4 divide-y divide-line">
        {examples.map(({ name, render }) => (
          <div key={name} data-primitive={name} className="styleguide-row gap-x-8 gap-y-2 py-5">
            <h3 className="text-16 font-semibold">{name}</h3>
            <div>{render(site)}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
