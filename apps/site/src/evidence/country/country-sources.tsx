import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { SourceView } from '../fact/fact-view.ts';
import { NotedSource } from '../source/source-link.tsx';

export function CountrySources({ sources }: { readonly sources: readonly SourceView[] }) {
  const t = useTranslations('country.sources');
  if (sources.length === 0) return null;
  return (
    <SideHead id="sources" heading={t('heading')} isFolded>
      <Disclosure variant="line" label={t('all', { count: sources.length })}>
        <ul className="country-sources">
          {sources.map((source) => (
            <li key={source.id}>
              <NotedSource source={source} className="inline-link" />
              {source.published !== undefined && `, ${source.published}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </SideHead>
  );
}
