import type { FreshnessView } from './freshness-view.ts';

const length = 320;
const edge = 5;

/** The life of a fact as a line: ink while it is good, dashes past its end, a dot for today. The labels say the same. */
export function LifetimeDrawing({ phase, life }: Pick<FreshnessView, 'phase' | 'life'>) {
  if (life.length === 0) return null;
  const place = (kind: string) =>
    edge + (life.find((moment) => moment.kind === kind)?.at ?? 0) * (length - 2 * edge);
  const [from, until, today] = [place('from'), place('until'), place('today')];
  const isStale = phase === 'stale';
  return (
    <div className="pt-3">
      <svg aria-hidden="true" viewBox={`0 0 ${length} 16`} className="w-full text-ink">
        <path d={`M${from} 8H${length - edge}`} className="stroke-line-strong" />
        <path d={`M${from} 8H${Math.min(until, today)}`} stroke="currentColor" strokeWidth="2" />
        {isStale && (
          <path d={`M${until} 8H${today}`} className="stroke-warning" strokeWidth="2" strokeDasharray="2 3" />
        )}
        <path d={`M${from} 3v10M${until} 3v10`} stroke="currentColor" />
        <circle cx={today} cy="8" r="4.5" className={isStale ? 'fill-warning' : 'fill-ink'} />
      </svg>
      <dl className="mt-1 flex justify-between gap-2 text-14 leading-snug">
        {life.map(({ kind, word, date }) => (
          <div key={kind} className="nth-2:text-center nth-3:text-end">
            <dt className="text-muted">{word}</dt>
            <dd className="whitespace-nowrap">{date}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
