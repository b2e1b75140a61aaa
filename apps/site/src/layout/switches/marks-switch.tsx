import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { LegendEntry } from '../layout-props.ts';

/** Turns on the reference marks after facts: for this page without scripts, otherwise for all later pages. */
export function MarksSwitch({ marks }: { readonly marks: readonly LegendEntry[] }) {
  const t = useTranslations('footer');
  return (
    <label className="switch">
      <input type="checkbox" id="show-marks" {...hooks({ 'data-marks-switch': true })} />
      <span>
        {t('showMarks')} <span aria-hidden="true">({marks.map(({ mark }) => mark).join(' ')})</span>
      </span>
    </label>
  );
}
