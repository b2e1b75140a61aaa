import { useTranslations } from 'use-intl/react';
import type { LegendEntry } from './layout-props.ts';

/** The legend of the reference signs after facts, for print. */
export function MarksLegend({ marks }: { readonly marks: readonly LegendEntry[] }) {
  const t = useTranslations('footer');
  return (
    <ul aria-label={t('marks')} className="marks-legend">
      {marks.map(({ mark, label }) => (
        <li key={label} className="whitespace-nowrap">
          <span aria-hidden="true" className="me-1 inline-block min-w-2 text-center font-semibold text-link">
            {mark}
          </span>{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}
