import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import { CitedFact } from './cited-fact.tsx';
import type { EventRow } from './timeline-model.ts';

/** The number of newest events that are visible at first. */
const openEvents = 3;

/** Block orders, slowdowns and legal decisions, newest first. */
export function TimelineSection({ rows }: { readonly rows: readonly EventRow[] }) {
  const t = useTranslations('country.timeline');
  if (rows.length === 0) return null;
  const older = rows.slice(openEvents);
  return (
    <SideHead id="timeline" heading={t('heading')} note={t('note')}>
      <Events rows={rows.slice(0, openEvents)} />
      {older.length > 0 && (
        <Disclosure variant="line" label={t('older', { count: older.length })}>
          <Events rows={older} />
        </Disclosure>
      )}
    </SideHead>
  );
}

function Events({ rows }: { readonly rows: readonly EventRow[] }) {
  return (
    <ol className="country-events">
      {rows.map(({ id, when, kind, tone, rule, text, detail, note, stale, mark }) => (
        <li key={id} className={`country-event-${tone}`}>
          <p className="country-event-when">
            {when} <Chip tone={tone}>{kind}</Chip>
          </p>
          {rule !== undefined && <p className="label">{rule}</p>}
          <p>
            <CitedFact text={text} mark={mark} stale={stale} />
          </p>
          {detail !== undefined && <p className="country-small">{detail}</p>}
          {note !== undefined && (
            <p className="country-small">
              <Text words={note} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
