import { useTranslations } from 'use-intl/react';
import type { VerdictModel } from './select.ts';

/** For whom, and for whom not. */
export function Conditions({ takeIf, leaveIf }: Pick<VerdictModel, 'takeIf' | 'leaveIf'>) {
  const t = useTranslations('blocks.verdict');
  const conditions = [
    { label: t('takeIf'), text: takeIf },
    { label: t('leaveIf'), text: leaveIf },
  ].filter(({ text }) => text);
  if (conditions.length === 0) return null;
  return (
    <dl className="verdict-who">
      {conditions.map(({ label, text }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
