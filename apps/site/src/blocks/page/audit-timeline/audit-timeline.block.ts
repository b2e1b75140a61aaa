import { formatList, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { block } from '#blocks/block.ts';
import {
  type AuditRow,
  allRecordRows,
  auditMark,
  decoderLink,
  type IncidentRow,
  type RecordCell,
  type RecordMark,
  type RecordRows,
} from '#evidence/record/records.ts';
import {
  type DatePosition,
  markLanes,
  type NamedYear,
  namedYears,
  type TimeScale,
  timeScale,
} from '#evidence/record/time-scale.ts';
import type { SiteContext } from '#site/site-context.ts';

export const auditTimelineBlock = block({
  name: 'audit-timeline',
  summary:
    'The audits and incidents of every provider, and what put it to the test, as marks on one line of years; audit-decoder holds the same in words.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAuditTimeline(site),
  examples: [{ name: 'All providers', source: '{% audit-timeline /%}' }],
});

export interface RowMark {
  readonly id: string;
  readonly kind: RecordMark;
  readonly position: DatePosition;
  /** The row of the mark. 0 is closest to the line. */
  readonly lane: number;
  readonly isPale: boolean;
}

/**
 * The line of one provider. Audits are above it; incidents, and events that tested the provider without harm, are below it.
 */
export interface TimelineRow {
  readonly provider: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly audits: RecordCell;
  readonly incidents: RecordCell;
  /** All dates as text, for screen readers. */
  readonly label: string;
  readonly above: readonly RowMark[];
  readonly below: readonly RowMark[];
}

export interface AuditTimelineModel {
  readonly years: readonly NamedYear[];
  readonly rows: readonly TimelineRow[];
}

/**
 * The width of the narrowest line in pixels, on a 320-pixel phone. Marks that do not overlap at this width never overlap.
 */
const minLineWidth = 280;
const markSize = 11;
const yearWidth = 40;

export function selectAuditTimeline(site: SiteContext): AuditTimelineModel {
  const all = allRecordRows(site);
  const dates = all.flatMap(({ audits, incidents, challenges }) =>
    [...audits, ...incidents, ...challenges].map(({ date }) => date),
  );
  const scale = timeScale(dates, site.asOf);
  return {
    years: namedYears(scale.years, minLineWidth, yearWidth),
    rows: all.map((rows) => timelineRow(rows, scale, site)),
  };
}

function timelineRow(rows: RecordRows, scale: TimeScale, site: SiteContext): TimelineRow {
  const { provider, name, audits, incidents, challenges, counts } = rows;
  return {
    provider,
    name,
    href: decoderLink(provider, site)?.href,
    audits: counts.audits,
    incidents: counts.incidents,
    label: [
      name,
      ...datesOf(
        'auditDates',
        audits.filter(({ isOtherProduct }) => !isOtherProduct),
        site,
      ),
      ...datesOf(
        'otherAuditDates',
        audits.filter(({ isOtherProduct }) => isOtherProduct),
        site,
      ),
      ...datesOf('incidentDates', incidents, site),
      ...datesOf('challengeDates', challenges, site),
    ].join('. '),
    above: rowMarks(audits, scale, ({ access }) => auditMark[access]),
    below: rowMarks([...incidents, ...challenges], scale, (row) =>
      challenges.includes(row) ? 'square' : 'diamond',
    ),
  };
}

/** Lists the dates, oldest first, in the order of the axis. */
function datesOf(
  message: 'auditDates' | 'otherAuditDates' | 'incidentDates' | 'challengeDates',
  rows: readonly (AuditRow | IncidentRow)[],
  site: SiteContext,
): string[] {
  if (rows.length === 0) return [];
  const dates = rows.toReversed().map(({ date }) => formatPartialDate(date, site.locale, 'short'));
  return [site.t(`blocks.auditTimeline.${message}`, { dates: formatList(dates, site.locale) })];
}

function rowMarks<T extends AuditRow | IncidentRow>(
  rows: readonly T[],
  { position }: TimeScale,
  kind: (row: T) => RecordMark,
): RowMark[] {
  const positions = rows.map(({ date }) => position(date));
  const lanes = markLanes(positions, minLineWidth, markSize);
  return rows.flatMap((row, index) => {
    const at = positions[index];
    const isPale = 'isOtherProduct' in row && row.isOtherProduct;
    return at ? [{ id: row.id, kind: kind(row), position: at, lane: lanes[index] ?? 0, isPale }] : [];
  });
}
