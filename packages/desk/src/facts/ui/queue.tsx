import { useEffect, useRef } from 'react';
import type { Decided, QueueEntry, QueueGroup } from '../wire.ts';
import { badgeWords, decidedWords } from './words.ts';

interface QueueProps {
  readonly groups: readonly QueueGroup[];
  readonly decided: ReadonlyMap<string, Decided>;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

export function Queue({ groups, decided, selected, onSelect }: QueueProps) {
  return (
    <nav className="queue" aria-label="What is due, by source">
      {groups.length === 0 && <p className="empty">Nothing is due in this part of the queue.</p>}
      {groups.map((group) => (
        <section key={group.url || group.title} aria-label={group.title}>
          <h2>
            <span className="group-title" title={group.title}>
              {group.title}
            </span>
            <span className="group-host">{hostOf(group.url)}</span>
          </h2>
          <ul>
            {group.entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                decided={decided.get(entry.id)}
                isSelected={entry.id === selected}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface RowProps {
  readonly entry: QueueEntry;
  readonly decided: Decided | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

function Row({ entry, decided, isSelected, onSelect }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="row"
        data-id={entry.id}
        data-decided={decided?.kind}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isSelected ? 0 : -1}
        onClick={() => onSelect(entry.id)}
      >
        <span className="row-subject">{entry.subjectName}</span>
        {entry.daysLeft !== undefined && <DaysLeft days={entry.daysLeft} />}
        <span className="row-label">{entry.label}</span>
        <span className="row-marks">
          {decided && <span className="badge done">✓ {decidedWords[decided.kind]}</span>}
          {!decided &&
            entry.badges.map((badge) => (
              <span key={badge} className={`badge ${badge}`}>
                {badgeWords[badge]}
              </span>
            ))}
          {entry.places > 0 && (
            <span
              className="effect"
              title={`A change could move it by ${entry.places} ranks in ${entry.list}`}
            >
              ±{entry.places}
              <span className="sr-only"> places in {entry.list}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

function DaysLeft({ days }: { readonly days: number }) {
  const state = days <= 0 ? 'over' : days <= 30 ? 'soon' : 'later';
  const words = days <= 0 ? `${-days} d over` : `${days} d`;
  return (
    <span className={`days ${state}`}>
      {words}
      {days > 0 && <span className="sr-only"> left</span>}
    </span>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}
