import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RecordRows } from '#evidence/record/records.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { drawTimeline, type TimelineAudit, type TimelineIncident, timelineOf } from './timeline-model.ts';

interface TimelineSectionProps {
  readonly rows: RecordRows;
  readonly site: SiteContext;
}

/** A drawing as an overview on wide screens, and lists with the text below it. */
export function TimelineSection({ rows, site }: TimelineSectionProps) {
  const t = useTranslations('review.audits');
  const records = useTranslations('evidence.records');
  const timeline = timelineOf(rows, site);
  const { audits, incidents, challenges } = timeline;
  return (
    <>
      {audits.length + incidents.length + challenges.length > 0 && (
        <TimelineDrawing
          {...drawTimeline(timeline, site.asOf)}
          label={t('drawing', { records: capitalized(rows.summary, site.locale) })}
          lanes={{ audits: t('auditLane'), incidents: t('incidentLane'), challenges: t('challengeLane') }}
        />
      )}
      <div className="review-pair">
        <RecordPart heading={t('inside')} note={rows.auditNote} none={rows.noAudits} entries={audits}>
          {(audit) => <Audit key={audit.id} {...audit} />}
        </RecordPart>
        <div className="record-parts">
          <RecordPart
            heading={records('wrong')}
            note={challenges.length > 0 ? undefined : rows.incidentNote}
            none={rows.noIncidents}
            entries={incidents}
          >
            {(incident) => <Incident key={incident.id} {...incident} />}
          </RecordPart>
          {challenges.length > 0 && (
            <RecordPart
              heading={records('tested')}
              means={records('testedMeans')}
              note={rows.incidentNote}
              entries={challenges}
              maxOpen={maxOpenChallenges}
            >
              {(challenge) => <Incident key={challenge.id} {...challenge} />}
            </RecordPart>
          )}
        </div>
      </div>
    </>
  );
}

/** The number of newest entries that are visible at first. */
const maxOpenEntries = 2;

/**
 * The number of visible events that tested the provider. One is enough to show what they are, because they cost no points.
 */
const maxOpenChallenges = 1;

interface RecordPartProps<T> {
  readonly heading: string;
  readonly entries: readonly T[];
  /** The meaning of the list, in a sentence. */
  readonly means?: string;
  /** The text if there are no entries. */
  readonly none?: RecordRows['noAudits'];
  readonly note: RecordRows['auditNote'];
  readonly maxOpen?: number;
  readonly children: (entry: T) => ReactNode;
}

function RecordPart<T>({
  heading,
  means,
  entries,
  none,
  note,
  maxOpen = maxOpenEntries,
  children,
}: RecordPartProps<T>) {
  const t = useTranslations('review.audits');
  const older = entries.slice(maxOpen);
  const remark = note && (
    <p className="review-caption">
      <CitedSentence {...note} />
    </p>
  );
  return (
    <div>
      <h3 className="review-part">{heading}</h3>
      {means !== undefined && <p className="review-caption">{means}</p>}
      {entries.length > 0 && <ol className="record-list">{entries.slice(0, maxOpen).map(children)}</ol>}
      {entries.length === 0 && none && (
        <p>
          <CitedSentence {...none} />
        </p>
      )}
      {older.length > 0 && (
        <Disclosure variant="line" label={t('older', { count: older.length })}>
          <ol className="record-list">{older.map(children)}</ol>
          {remark}
        </Disclosure>
      )}
      {older.length === 0 && remark}
    </div>
  );
}

function Audit({ number, when, auditor, scope, report, reportAt, isOtherProduct }: TimelineAudit) {
  const t = useTranslations('evidence.records.kinds');
  return (
    <li>
      <span className="pin pin-audit">{number}</span>
      <p className="record-when">
        {when}
        {report && (
          <Chip tone={report.tone}>
            {reportAt === undefined ? (
              report.words
            ) : (
              <a href={reportAt} rel="noopener noreferrer">
                {report.words}
              </a>
            )}
          </Chip>
        )}
      </p>
      <p>
        <b>{auditor.text}.</b> <CitedSentence {...scope} /> {isOtherProduct && t('other-product')}
      </p>
    </li>
  );
}

function Incident({ number, when, summary, ending, proof }: TimelineIncident) {
  return (
    <li>
      <span className={`pin pin-${ending.tone}`}>{number}</span>
      <p className="record-when">
        {when}
        <Chip tone={ending.tone}>{ending.words}</Chip>
      </p>
      <p>
        <CitedSentence {...summary} /> {proof}
      </p>
    </li>
  );
}
