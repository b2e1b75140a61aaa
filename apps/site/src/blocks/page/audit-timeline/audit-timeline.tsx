import { percent } from '@vpn-site/core/i18n/percent.ts';
import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { TimeMark, type TimeMarkKind } from '#ui/primitives/time-mark/time-mark.tsx';
import type { AuditTimelineModel, RowMark, TimelineRow } from './audit-timeline.block.ts';

/** So many lines can be taken in at a glance. */
const first = 20;

/** A line for each provider under one row of years. Beside its name where there is room, under it on a phone. */
export function AuditTimeline({ years, rows }: AuditTimelineModel) {
  const t = useTranslations('blocks.auditTimeline');
  const caption = (
    <>
      {t('caption')} <ChartPictureLink chart="audits" />
    </>
  );
  const rest = rows.slice(first);
  return (
    <Figure caption={caption}>
      <div className="record-chart">
        <TimelineLegend />
        <Years years={years} />
        <Lines years={years} rows={rows.slice(0, first)} />
        {rest.length > 0 && (
          <details className="folded record-rest">
            <summary>{t('more', { count: rest.length })}</summary>
            <Lines years={years} rows={rest} />
          </details>
        )}
      </div>
    </Figure>
  );
}

function Lines({ years, rows }: AuditTimelineModel) {
  return (
    <ul className="record-lines">
      {rows.map((row) => (
        <li key={row.provider}>
          <Name {...row} />
          <TimelineStrip years={years} {...row} />
        </li>
      ))}
    </ul>
  );
}

function Name({ name, href, audits, incidents }: TimelineRow) {
  return (
    <div className="record-chart-name">
      <p>{href === undefined ? name : <a href={href}>{name}</a>}</p>
      <p>
        <span>
          <CitedText {...audits} />
        </span>
        <span>
          <CitedText {...incidents} />
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

const lane = 12;
/** From the line to the middle of the nearest marks. */
const clear = 9;
/** Beyond the outermost marks; with it a line without any is as high as a name and what is said under it. */
const margin = 14;

type TimelineStripProps = Pick<AuditTimelineModel, 'years'> & Pick<TimelineRow, 'above' | 'below' | 'label'>;

/** Positions along the line are shares of its width, heights are pixels: marks keep their size on every screen. */
function TimelineStrip({ years, above, below, label }: TimelineStripProps) {
  const line = depthOf(above);
  const height = line + depthOf(below);
  return (
    <svg role="img" aria-label={label} height={height} className="record-strip">
      {years.map(({ year, from }) => (
        <line key={year} className="record-strip-year" x1={percent(from)} x2={percent(from)} y2={height} />
      ))}
      <line className="record-strip-line" x2="100%" y1={line} y2={line} />
      {above.map((mark) => (
        <Mark key={mark.id} {...mark} y={line - clear - mark.lane * lane} />
      ))}
      {below.map((mark) => (
        <Mark key={mark.id} {...mark} y={line + clear + mark.lane * lane} />
      ))}
    </svg>
  );
}

function Mark({ kind, position, isPale, y }: RowMark & { readonly y: number }) {
  return <TimeMark kind={kind} {...position} y={y} isPale={isPale} />;
}

function depthOf(marks: readonly RowMark[]): number {
  return clear + margin + Math.max(0, ...marks.map((mark) => mark.lane)) * lane;
}

const kinds = [
  ['filled', 'public'],
  ['ring', 'notPublic'],
  ['dotted', 'unknownPublic'],
  ['diamond', 'incident'],
] as const satisfies readonly (readonly [TimeMarkKind, string])[];

/** What the marks mean, each drawn as it is on the lines. */
function TimelineLegend() {
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
