import type { FreshnessView } from '../fact/freshness.ts';

/** The length of the line, in SVG units. */
const lineLength = 320;
const edge = 0.5;

/**
 * The lifetime of a fact as a line: solid while the fact is current, dashed after that, with a dot for today. Labels are
 * under their days. If a label has no space there, a thin line connects it to its day.
 */
export function LifetimeDrawing({
  phase,
  lifetimePoints: life,
}: Pick<FreshnessView, 'phase' | 'lifetimePoints'>) {
  if (life.length === 0) return null;
  const position = (kind: string) =>
    edge + (life.find((moment) => moment.kind === kind)?.at ?? 0) * (lineLength - 2 * edge);
  const [from, until, today] = [position('from'), position('until'), position('today')];
  const isStale = phase === 'stale';
  const labels = lifetimeLabels(
    life.map(({ at, word, date }) => ({ at, letters: Math.max(word.length, date.length) })),
    lineLength,
  );
  return (
    <div className="pt-3">
      <svg aria-hidden="true" viewBox={`0 0 ${lineLength} 60`} className="lifetime w-full text-ink">
        <path d={`M${from} 8H${lineLength - edge}`} className="lifetime-line" />
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
                <path d={`M${position(kind)} 14L${middle} 24`} fill="none" className="lifetime-leader" />
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

/** The position of a label under the line: its center, and whether it is directly under its day. */
interface PlacedLabel {
  readonly middle: number;
  readonly isUnder: boolean;
}

/** A generous width of a letter at 14 px. */
const letterWidth = 7.4;
const gap = 10;

/**
 * Positions each label as close to its day as the ends of the line and the other labels allow. `moments` are in order of
 * time.
 */
export function lifetimeLabels(
  moments: readonly { readonly at: number; readonly letters: number }[],
  length: number,
): PlacedLabel[] {
  const halves = moments.map(({ letters }) => (letters * letterWidth) / 2);
  const half = (index: number) => halves[index] ?? 0;
  const middles = moments.map(({ at }) => at * length);
  // The first pass, from the left, removes overlaps; the second, from the right, keeps labels within the line.
  for (const [index, middle] of middles.entries()) {
    const before = index === 0 ? -gap : (middles[index - 1] ?? 0) + half(index - 1);
    middles[index] = Math.max(middle, before + gap + half(index));
  }
  for (let index = middles.length - 1; index >= 0; index -= 1) {
    const after = index === middles.length - 1 ? length + gap : (middles[index + 1] ?? 0) - half(index + 1);
    middles[index] = Math.min(middles[index] ?? 0, after - gap - half(index));
  }
  return moments.map(({ at }, index) => {
    const middle = middles[index] ?? 0;
    // One pixel of tolerance, because at the ends of the line a label ends exactly at its day.
    return { middle: Math.round(middle), isUnder: Math.abs(at * length - middle) < half(index) + 1 };
  });
}
