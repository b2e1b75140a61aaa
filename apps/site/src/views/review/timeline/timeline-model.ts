import type { Day } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { incidentOutcomes } from '@vpn-site/core/provider/incident.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import type { AuditRow, IncidentRow, RecordRow, RecordRows } from '#evidence/record/records.ts';
import { markLanes, type NamedYear, namedYears, timeScale } from '#evidence/record/time-scale.ts';
import type { SiteContext } from '#site/site-context.ts';

/** An audit or incident with its number in the drawing and the list. The oldest has number 1. */
export type Numbered<T> = Omit<T, 'when'> & { readonly number: number; readonly when: string };

export interface TimelineAudit extends Omit<Numbered<AuditRow>, 'report'> {
  /** Whether the report is public; undefined if unknown. */
  readonly report: OutcomeView | undefined;
}

/** The outcome in a few words, and whether it is good or bad for readers. */
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
  readonly challenges: readonly TimelineIncident[];
}

const tones = {
  clean: 'good',
  'customer-data-safe': 'good',
  'data-exposed': 'bad',
  'service-limited': 'partly',
  unknown: 'bad',
} as const satisfies Readonly<Record<(typeof incidentOutcomes)[number], Tone>>;

/** Returns the three lists newest first, as in the record, each with its own numbers. */
export function timelineOf({ audits, incidents, challenges }: RecordRows, site: SiteContext): Timeline {
  return {
    audits: numbered(audits, site).map((row) => ({ ...row, report: reportOf(row, site) })),
    incidents: numbered(incidents, site).map((row) => ({ ...row, ending: incidentEnding(row, site) })),
    challenges: numbered(challenges, site).map((row) => ({ ...row, ending: challengeEnding(row, site) })),
  };
}

function reportOf({ access }: Pick<AuditRow, 'access'>, { t }: SiteContext): OutcomeView | undefined {
  if (access === 'unknown') return undefined;
  return { tone: access === 'public' ? 'good' : 'partly', words: t(`review.audits.reports.${access}`) };
}

type Ended = Pick<IncidentRow, 'result' | 'proof'>;

function incidentEnding({ result }: Ended, { t }: SiteContext): OutcomeView {
  return { tone: tones[result], words: t(`review.audits.endings.${result}`) };
}

/** Returns the outcome of an event that tested the provider: good if it proved something, otherwise neutral. */
function challengeEnding({ result, proof }: Ended, { t }: SiteContext): OutcomeView {
  if (proof !== undefined) return { tone: 'good', words: t('review.audits.endings.proof') };
  return { tone: 'neutral', words: t(`review.audits.endings.${result}`) };
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
  /** The position, from 0 to 1. */
  readonly at: number;
  /** Whether only the year is known. */
  readonly isYear: boolean;
  /** The row of the mark, so that no two marks overlap; 0 is closest to the line. */
  readonly lane: number;
}

export interface TimelineDrawing {
  readonly years: readonly NamedYear[];
  readonly audits: readonly Pin[];
  readonly incidents: readonly Pin[];
  readonly challenges: readonly Pin[];
}

/** The min width in pixels at which the drawing is shown. On narrower screens, readers get only the lists. */
const minDrawingWidth = 620;
const yearWidth = 48;
/** The width of a pin that marks a whole year, in pixels. */
const pinWidth = 32;

export function drawTimeline({ audits, incidents, challenges }: Timeline, today: Day): TimelineDrawing {
  const scale = timeScale(
    [...audits, ...incidents, ...challenges].map(({ date }) => date),
    today,
  );
  const at = (date: PartialDate) => scale.position(date).at;
  return {
    years: namedYears(scale.years, minDrawingWidth, yearWidth),
    audits: pins(audits, at),
    incidents: pins(incidents, at),
    challenges: pins(challenges, at),
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
