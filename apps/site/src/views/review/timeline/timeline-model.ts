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

/** An entry of the record with the number that the drawing and the list share; the oldest is the first. */
export type Numbered<T> = Omit<T, 'when'> & { readonly number: number; readonly when: string };

export interface ToldAudit extends Omit<Numbered<AuditRow>, 'report'> {
  /** Whether anyone may read the report; undefined where nobody says. */
  readonly report: Ending | undefined;
}

/** What something came to: what that means for readers, and in a few words. */
interface Ending {
  readonly tone: Tone;
  readonly words: string;
}

export interface ToldIncident extends Numbered<IncidentRow> {
  readonly ending: Ending;
}

export interface Timeline {
  readonly audits: readonly ToldAudit[];
  readonly incidents: readonly ToldIncident[];
}

const tones = {
  clean: 'good',
  'customer-data-safe': 'good',
  'data-exposed': 'bad',
  'service-limited': 'partly',
  unknown: 'bad',
} as const satisfies Readonly<Record<(typeof incidentOutcomes)[number], Tone>>;

/** Newest first, as the record has them. */
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

function reportOf({ access }: Pick<AuditRow, 'access'>, { t }: SiteContext): Ending | undefined {
  if (access === 'unknown') return undefined;
  return { tone: access === 'public' ? 'good' : 'partly', words: t(`review.audits.reports.${access}`) };
}

function endingOf(outcome: Incident['outcome'], { t }: SiteContext): Ending {
  return { tone: tones[outcome], words: t(`review.audits.endings.${outcome}`) };
}

function numbered<T extends RecordRow>(rows: readonly T[], { locale }: SiteContext): Numbered<T>[] {
  return rows.map((row, position) => ({
    ...row,
    number: rows.length - position,
    when: formatPartialDate(row.date, locale, 'short'),
  }));
}

/** A number on the line of years. */
export interface Pin {
  readonly id: string;
  readonly number: number;
  readonly tone: Tone | undefined;
  /** From 0 to 1. */
  readonly at: number;
  /** No more than the year is known. */
  readonly isYear: boolean;
  /** How far from the line, so that no two meet. */
  readonly lane: number;
}

export interface TimelineDrawing {
  readonly years: readonly NamedYear[];
  readonly audits: readonly Pin[];
  readonly incidents: readonly Pin[];
}

/** The narrowest drawing, in pixels: below this width readers get the lists alone. */
const narrowest = 620;
const yearWidth = 48;
/** As wide as the pin of a year. */
const pinWidth = 32;

export function drawTimeline({ audits, incidents }: Timeline, today: Day): TimelineDrawing {
  const scale = timeScale(
    [...audits, ...incidents].map(({ date }) => date),
    today,
  );
  const at = (date: PartialDate) => scale.position(date).at;
  return {
    years: namedYears(scale.years, narrowest, yearWidth),
    audits: pins(audits, at),
    incidents: pins(incidents, at),
  };
}

interface Drawn extends Pick<ToldAudit, 'id' | 'number' | 'date'> {
  readonly ending?: Ending;
}

function pins(rows: readonly Drawn[], at: (date: PartialDate) => number): Pin[] {
  const places = rows.map(({ date }) => ({ at: at(date), span: undefined }));
  const lanes = markLanes(places, narrowest, pinWidth);
  return rows.map(({ id, number, date, ending }, position) => ({
    id,
    number,
    tone: ending?.tone,
    at: places[position]?.at ?? 0,
    isYear: date.length === 4,
    lane: lanes[position] ?? 0,
  }));
}
