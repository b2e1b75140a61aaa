import type { FreshnessView } from '../fact/freshness-view.ts';
import { lifetimeLabels } from './lifetime-labels.ts';

const length = 320;
const edge = 0.5;

/**
 * The life of a fact as a line: ink while it is good, dashes past its end, a dot for today. Each label stands under
 * its moment, or is tied to it where others are in the way.
 */
export function LifetimeDrawing({ phase, life }: Pick<FreshnessView, 'phase' | 'life'>) {
  if (life.length === 0) return null;
  const place = (kind: string) =>
    edge + (life.find((moment) => moment.kind === kind)?.at ?? 0) * (length - 2 * edge);
  const [from, until, today] = [place('from'), place('until'), place('today')];
  const isStale = phase === 'stale';
  const labels = lifetimeLabels(
    life.map(({ at, word, date }) => ({ at, letters: Math.max(word.length, date.length) })),
    length,
  );
  return (
    <div className="pt-3">
      <svg aria-hidden="true" viewBox={`0 0 ${length} 60`} className="lifetime w-full text-ink">
        <path d={`M${from} 8H${length - edge}`} className="lifetime-line" />
        <path d={`M${from} 8H${Math.min(until, today)}`} stroke="currentColor" strokeWidth="2" />
        {isStale && (
          <path d={`M${until} 8H${today}`} className="lifetime-stale" strokeWidth="2" strokeDasharray="2 3" />
        )}
        <path d={`M${from} 3v10M${until} 3v10`} stroke="currentColor" />
        <circle cx={today} cy="8" r="4.5" className={isStale ? 'lifetime-point-stale' : 'lifetime-point'} />
        {life.map(({ kind, word, date }, index) => {
          const { middle = 0, isUnder = true } = labels[index] ?? {};
          return (
            <g key={kind} textAnchor="middle" className="text-14">
              {!isUnder && (
                <path d={`M${place(kind)} 14L${middle} 24`} fill="none" className="lifetime-leader" />
              )}
              <text x={middle} y="36" className="lifetime-name">
                {word}
              </text>
              <text x={middle} y="55" className="lifetime-day">
                {date}
              </text>
            </g>
          );
        })}
      </svg>
      <dl className="sr-only">
        {life.map(({ kind, word, date }) => (
          <div key={kind}>
            <dt>{word}</dt>
            <dd>{date}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
