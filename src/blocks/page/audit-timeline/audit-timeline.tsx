import { useTranslations } from 'use-intl/react';
import { Sourced } from '#evidence/fact/sourced.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { percent } from '#ui/primitives/percent.ts';
import type { AuditTimelineModel, TimelineRow } from './select.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineStrip } from './timeline-strip.tsx';

/** A line for each provider under one row of years. Beside its name where there is room, under it on a phone. */
export function AuditTimeline({ years, rows }: AuditTimelineModel) {
  const t = useTranslations('blocks.auditTimeline');
  return (
    <Figure caption={t('caption')}>
      <div className="record-chart">
        <TimelineLegend />
        <Years years={years} />
        <ul>
          {rows.map((row) => (
            <li key={row.provider}>
              <Name {...row} />
              <TimelineStrip years={years} {...row} />
            </li>
          ))}
        </ul>
      </div>
    </Figure>
  );
}

function Name({ name, href, audits, incidents }: TimelineRow) {
  return (
    <div className="record-chart-name">
      <p>{href === undefined ? name : <a href={href}>{name}</a>}</p>
      <p>
        <span>
          <Sourced {...audits} />
        </span>
        <span>
          <Sourced {...incidents} />
        </span>
      </p>
    </div>
  );
}

/** Years that have no room for their names on a phone get them where there is. */
function Years({ years }: Pick<AuditTimelineModel, 'years'>) {
  return (
    <svg aria-hidden="true" height="24" className="record-chart-years">
      {years.map(({ year, middle, isNamed }) => (
        <text
          key={year}
          className={isNamed ? undefined : 'record-chart-roomy'}
          x={percent(middle)}
          y="16"
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
    </svg>
  );
}
