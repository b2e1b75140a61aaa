import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { CitedFact } from './cited-fact.tsx';
import type { CountsModel } from './counts-model.ts';

/** Numbers over time as a list with bars, so that it also works as text. */
export function CountsSection({ charts }: { readonly charts: readonly CountsModel[] }) {
  const t = useTranslations('country.counts');
  if (charts.length === 0) return null;
  return (
    <SideHead id="counts" heading={t('heading')}>
      {charts.map(({ id, name, bars, note, mark, stale }) => (
        <figure key={id} className="country-counts">
          <figcaption>
            <CitedFact text={name} mark={mark} stale={stale} />
          </figcaption>
          <Bars bars={bars} />
          {note !== undefined && (
            <p className="country-small">
              <Text words={note} />
            </p>
          )}
        </figure>
      ))}
    </SideHead>
  );
}
