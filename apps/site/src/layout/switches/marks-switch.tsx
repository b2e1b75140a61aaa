import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { LegendEntry } from '../layout-props.ts';

/** Switch for the reference marks after facts. Without scripts it applies to this page; otherwise to all later pages too. */
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
