import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { LegendEntry } from '../layout-props.ts';

/** Shows the reference marks behind facts; without scripts for this page, with them on every page from then on. */
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
