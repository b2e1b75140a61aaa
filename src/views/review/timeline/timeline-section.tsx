import { useTranslations } from 'use-intl/react';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import { Figure } from '#ui/primitives/figure.tsx';
import { Fold } from '#ui/primitives/fold.tsx';
import { AuditTable } from './audit-table.tsx';
import { IncidentTable } from './incident-table.tsx';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { drawTimeline } from './timeline-drawing-model.ts';
import type { TimelineModel } from './timeline-model.ts';

interface TimelineSectionProps {
  readonly timeline: TimelineModel;
  readonly today: Day;
  readonly locale: LocaleCode;
}

/** So many of the newest audits stand open on a phone. */
const newest = 4;

/** The drawing for an overview where there is room, the tables for everything that is known. */
export function TimelineSection({ timeline, today, locale }: TimelineSectionProps) {
  const t = useTranslations('review.audits');
  const { audits, incidents, noAudits, noIncidents } = timeline;
  const drawing = drawTimeline(
    audits.map(({ auditor, ...audit }) => ({ ...audit, text: auditor })),
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
      <h3 className="review-part">{t('audits')}</h3>
      {audits.length > 0 ? <AuditTable audits={audits.slice(0, newest)} /> : <p>{noAudits}</p>}
      {audits.length > newest && (
        <div className="folds fold-rest">
          <Fold label={t('earlier', { count: audits.length - newest })}>
            <AuditTable
              audits={audits.slice(newest)}
              label={t('earlier', { count: audits.length - newest })}
            />
          </Fold>
        </div>
      )}
      <h3 className="review-part">{t('incidents')}</h3>
      {incidents.length > 0 ? <IncidentTable incidents={incidents} /> : <p>{noIncidents}</p>}
    </>
  );
}
