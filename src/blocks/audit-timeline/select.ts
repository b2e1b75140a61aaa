import type { RecordKind } from '#domain/provider/provider-records.ts';
import { layOutMarks } from '#domain/timeline/lay-out-marks.ts';
import { type NamedYear, namedYears } from '#domain/timeline/named-years.ts';
import { type DatePlace, type TimeScale, timeScale } from '#domain/timeline/time-scale.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { cellView } from '../evidence/cell-view.ts';
import { listWords } from '../evidence/ranking-words.ts';
import { auditMark, type RecordMark } from '../records/audit-mark.ts';
import type { AuditRow } from '../records/audit-row.ts';
import { decoderLink } from '../records/decoder-link.ts';
import type { IncidentRow } from '../records/incident-row.ts';
import type { RecordCell } from '../records/record-row.ts';
import { allRecordRows, type RecordRows } from '../records/record-rows.ts';

export interface RowMark {
  readonly id: string;
  readonly kind: RecordMark;
  readonly place: DatePlace;
  /** 0 is next to the line. */
  readonly lane: number;
  readonly isPale: boolean;
}

/** One provider's line: its audits above, its incidents below. */
export interface TimelineRow {
  readonly provider: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly audits: RecordCell;
  readonly incidents: RecordCell;
  /** Every date on the line, for people who cannot see it. */
  readonly label: string;
  readonly above: readonly RowMark[];
  readonly below: readonly RowMark[];
}

export interface AuditTimelineModel {
  readonly years: readonly NamedYear[];
  readonly rows: readonly TimelineRow[];
}

/** The narrowest line, on a phone of 320 pixels; marks that keep apart here keep apart everywhere. */
const narrowest = 280;
const markSize = 11;
const yearWidth = 40;

export function selectAuditTimeline(context: BlockContext): AuditTimelineModel {
  const all = allRecordRows(context);
  const dates = all.flatMap(({ audits, incidents }) => [...audits, ...incidents].map(({ date }) => date));
  const scale = timeScale(dates, context.asOf);
  return {
    years: namedYears(scale.years, narrowest, yearWidth),
    rows: all.map((rows) => timelineRow(rows, scale, context)),
  };
}

function timelineRow(rows: RecordRows, scale: TimeScale, context: BlockContext): TimelineRow {
  const { provider, name, audits, incidents } = rows;
  return {
    provider,
    name,
    href: decoderLink(provider, context)?.href,
    audits: counted(rows, 'audits', context),
    incidents: counted(rows, 'incidents', context),
    label: [
      name,
      ...datesOf('auditDates', audits, context),
      ...datesOf('incidentDates', incidents, context),
    ].join('. '),
    above: rowMarks(audits, scale, ({ access }) => auditMark[access]),
    below: rowMarks(incidents, scale, () => 'diamond'),
  };
}

/** As a reader of the line would meet them: the oldest first. */
function datesOf(
  message: 'auditDates' | 'incidentDates',
  rows: readonly (AuditRow | IncidentRow)[],
  context: BlockContext,
): string[] {
  if (rows.length === 0) return [];
  const dates = rows.toReversed().map(({ date }) => formatPartialDate(date, context.locale, 'short'));
  return [context.t(`blocks.auditTimeline.${message}`, { dates: listWords(dates, context) })];
}

function counted({ provider, counts }: RecordRows, kind: RecordKind, context: BlockContext): RecordCell {
  const count = counts[kind];
  if (count === undefined) {
    return { text: context.t(`blocks.auditTimeline.${kind}Unknown`), mark: undefined };
  }
  return {
    text: context.t(`blocks.auditTimeline.${kind}`, { count }),
    mark: cellView(provider, kind, context).mark,
  };
}

function rowMarks<T extends AuditRow | IncidentRow>(
  rows: readonly T[],
  { place }: TimeScale,
  kind: (row: T) => RecordMark,
): RowMark[] {
  const places = rows.map(({ date }) => place(date));
  const lanes = layOutMarks(places, narrowest, markSize);
  return rows.flatMap((row, index) => {
    const at = places[index];
    const isPale = 'isOtherProduct' in row && row.isOtherProduct;
    return at ? [{ id: row.id, kind: kind(row), place: at, lane: lanes[index] ?? 0, isPale }] : [];
  });
}
