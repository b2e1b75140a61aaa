import { percent } from '@vpn-site/core/i18n/percent.ts';
import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { TimeMark, type TimeMarkKind } from '#ui/primitives/time-mark/time-mark.tsx';
import type { AuditTimelineModel, RowMark, TimelineRow } from './audit-timeline.block.ts';

/** The number of lines that are visible without opening the fold. */
const maxUnfolded = 20;

/**
 * One line per provider, under a shared row of years. The provider's name is beside the line on wide screens and above it
 * on phones.
 */
export function AuditTimeline({ years, rows }: AuditTimelineModel) {
  const t = useTranslations('blocks.auditTimeline');
  const caption = (
    <>
      {t('caption')} <ChartPictureLink chart="audits" />
    </>
  );
  const rest = rows.slice(maxUnfolded);
  return (
    <Figure caption={caption}>
      <div className="record-chart">
        <TimelineLegend />
        <Years years={years} />
        <Lines years={years} rows={rows.slice(0, maxUnfolded)} />
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

/** The labels of the years. Labels that do not fit on phones are shown only on wider screens. */
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
/** The distance from the line to the center of the nearest marks. */
const markOffset = 9;
/**
 * The space above and below the outermost marks. It makes a line without marks as tall as the text next to it: a name and
 * the counts.
 */
const margin = 14;

type TimelineStripProps = Pick<AuditTimelineModel, 'years'> & Pick<TimelineRow, 'above' | 'below' | 'label'>;

/**
 * The marks of one line. Horizontal positions are shares of the width and heights are pixels, so marks have the same size
 * on every screen.
 */
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
        <Mark key={mark.id} {...mark} y={line - markOffset - mark.lane * lane} />
      ))}
      {below.map((mark) => (
        <Mark key={mark.id} {...mark} y={line + markOffset + mark.lane * lane} />
      ))}
    </svg>
  );
}

function Mark({ kind, position, isPale, y }: RowMark & { readonly y: number }) {
  return <TimeMark kind={kind} {...position} y={y} isPale={isPale} />;
}

function depthOf(marks: readonly RowMark[]): number {
  return markOffset + margin + Math.max(0, ...marks.map((mark) => mark.lane)) * lane;
}

const kinds = [
  ['filled', 'public'],
  ['ring', 'notPublic'],
  ['dotted', 'unknownPublic'],
  ['diamond', 'incident'],
  ['square', 'challenge'],
] as const satisfies readonly (readonly [TimeMarkKind, string])[];

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
