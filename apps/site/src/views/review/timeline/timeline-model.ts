import type { Day } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { Incident, incidentOutcomes } from '@vpn-site/core/provider/incident.ts';
import { incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import type { AuditRow, IncidentRow, RecordRow, RecordRows } from '#evidence/record/records.ts';
import { markLanes, type NamedYear, namedYears, timeScale } from '#evidence/record/time-scale.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** An audit or incident with a number that is the same in the drawing and the list. The oldest has number 1. */
export type Numbered<T> = Omit<T, 'when'> & { readonly number: number; readonly when: string };

export interface TimelineAudit extends Omit<Numbered<AuditRow>, 'report'> {
  /** Whether the report is public; undefined if unknown. */
  readonly report: OutcomeView | undefined;
}

/** The outcome in a few words, and its tone for readers. */
interface OutcomeView {
  readonly tone: Tone;
  readonly words: string;
}

export interface TimelineIncident extends Numbered<IncidentRow> {
  readonly ending: OutcomeView;
}

export interface Timeline {
  readonly audits: readonly TimelineAudit[];
  readonly incidents: readonly TimelineIncident[];
}

const tones = {
  clean: 'good',
  'customer-data-safe': 'good',
  'data-exposed': 'bad',
  'service-limited': 'partly',
  unknown: 'bad',
} as const satisfies Readonly<Record<(typeof incidentOutcomes)[number], Tone>>;

/** Returns audits and incidents newest first, in the same order as `RecordRows`. */
export function timelineOf({ provider, audits, incidents }: RecordRows, site: SiteContext): Timeline {
  const entries = incidentRecord(providerById(provider, site))?.entries ?? [];
  return {
    audits: numbered(audits, site).map((row) => ({ ...row, report: reportOf(row, site) })),
    incidents: numbered(incidents, site).map((row, position) => ({
      ...row,
      ending: endingOf(entries[position]?.entry.outcome ?? 'unknown', site),
    })),
  };
}

function reportOf({ access }: Pick<AuditRow, 'access'>, { t }: SiteContext): OutcomeView | undefined {
  if (access === 'unknown') return undefined;
  return { tone: access === 'public' ? 'good' : 'partly', words: t(`review.audits.reports.${access}`) };
}

function endingOf(outcome: Incident['outcome'], { t }: SiteContext): OutcomeView {
  return { tone: tones[outcome], words: t(`review.audits.endings.${outcome}`) };
}

function numbered<T extends RecordRow>(rows: readonly T[], { locale }: SiteContext): Numbered<T>[] {
  return rows.map((row, position) => ({
    ...row,
    number: rows.length - position,
    when: formatPartialDate(row.date, locale, 'short'),
  }));
}

/** A numbered mark on the timeline. */
export interface Pin {
  readonly id: string;
  readonly number: number;
  readonly tone: Tone | undefined;
  /** From 0 to 1. */
  readonly at: number;
  /** Whether only the year is known. */
  readonly isYear: boolean;
  /** Lane in which the mark is placed, so that no two marks overlap; 0 is closest to the line. */
  readonly lane: number;
}

export interface TimelineDrawing {
  readonly years: readonly NamedYear[];
  readonly audits: readonly Pin[];
  readonly incidents: readonly Pin[];
}

/** Width in pixels at which the drawing is still shown; on narrower screens readers get only the lists. */
const minDrawingWidth = 620;
const yearWidth = 48;
/** The width of a pin that marks a whole year, in pixels. */
const pinWidth = 32;

export function drawTimeline({ audits, incidents }: Timeline, today: Day): TimelineDrawing {
  const scale = timeScale(
    [...audits, ...incidents].map(({ date }) => date),
    today,
  );
  const at = (date: PartialDate) => scale.position(date).at;
  return {
    years: namedYears(scale.years, minDrawingWidth, yearWidth),
    audits: pins(audits, at),
    incidents: pins(incidents, at),
  };
}

interface PinSource extends Pick<TimelineAudit, 'id' | 'number' | 'date'> {
  readonly ending?: OutcomeView;
}

function pins(rows: readonly PinSource[], at: (date: PartialDate) => number): Pin[] {
  const positions = rows.map(({ date }) => ({ at: at(date), span: undefined }));
  const lanes = markLanes(positions, minDrawingWidth, pinWidth);
  return rows.map(({ id, number, date, ending }, position) => ({
    id,
    number,
    tone: ending?.tone,
    at: positions[position]?.at ?? 0,
    isYear: date.length === 4,
    lane: lanes[position] ?? 0,
  }));
}
