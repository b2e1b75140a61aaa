import { useTranslations } from 'use-intl/react';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { auditMark } from '#evidence/record/record-row.ts';
import { RecordTables } from '#evidence/record/record-tables.tsx';
import type { DecoderLink, RecordRows } from '#evidence/record/records.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { drawTimeline } from './timeline-drawing-model.ts';

interface TimelineSectionProps {
  readonly rows: RecordRows;
  /** The page that sets these audits beside those of all others. */
  readonly all: DecoderLink | undefined;
  readonly today: Day;
  readonly locale: LocaleCode;
}

/** The drawing for an overview where there is room, the tables for everything that is known. */
export function TimelineSection({ rows, all, today, locale }: TimelineSectionProps) {
  const t = useTranslations('review.audits');
  const { audits, incidents } = rows;
  const drawing = drawTimeline(
    audits.map(({ id, date, auditor, access }) => ({
      id,
      date,
      text: auditor.text,
      mark: auditMark[access],
    })),
    incidents.map(({ id, date }) => ({ id, date, text: formatPartialDate(date, locale, 'short') })),
    today,
  );
  return (
    <>
      {audits.length + incidents.length > 0 && (
        <div className="timeline-figure">
          <Figure caption={t('caption')}>
            <TimelineDrawing {...drawing} label={t('drawing')} />
          </Figure>
        </div>
      )}
      <RecordTables rows={rows} heading="h3" />
      {all && (
        <p>
          <a className="review-source" href={all.href}>
            {all.title}
          </a>
        </p>
      )}
    </>
  );
}
