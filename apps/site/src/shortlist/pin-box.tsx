import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

interface PinBoxProps {
  readonly provider: string;
  readonly name: string;
  /**
   * The position in a form that compares without scripts, which the style sheet of the form uses. Undefined outside of such
   * a form, where the box needs scripts.
   */
  readonly at?: number;
}

/** A checkbox that puts a provider on the reader's shortlist. */
export function PinBox({ provider, name, at }: PinBoxProps) {
  const t = useTranslations('shortlist');
  return (
    <label className={at === undefined ? 'compare-box compare-box-scripted' : 'compare-box'}>
      <input type="checkbox" name="with" value={provider} data-at={at} {...hooks({ 'data-pin': name })} />
      {t('pin')} <span className="sr-only">{name}</span>
    </label>
  );
}
