import { useTranslations } from 'use-intl/react';
import { TimeMark, type TimeMarkKind } from '#ui/primitives/time-mark/time-mark.tsx';

const kinds = [
  ['filled', 'public'],
  ['ring', 'notPublic'],
  ['dotted', 'unknownPublic'],
  ['diamond', 'incident'],
] as const satisfies readonly (readonly [TimeMarkKind, string])[];

/** What the marks mean, each drawn as it is on the lines. */
export function TimelineLegend() {
  const t = useTranslations('blocks.auditTimeline');
  return (
    <ul aria-label={t('legend')} className="record-legend">
      {kinds.map(([kind, word]) => (
        <li key={kind}>
          <svg aria-hidden="true" width="14" height="14">
            <TimeMark kind={kind} at={0.5} y={7} />
          </svg>
          {t(word)}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" width="26" height="14">
          <TimeMark kind="filled" at={0.5} span={{ from: 0, to: 1 }} y={7} />
        </svg>
        {t('yearOnly')}
      </li>
    </ul>
  );
}
