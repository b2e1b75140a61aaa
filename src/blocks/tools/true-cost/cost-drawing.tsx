import { AxisWords } from '#ui/primitives/axis-words.tsx';
import type { CostChart } from './cost-chart.ts';

const height = 200;

/** A step for each charge. The line stretches with the page, the words do not. */
export function CostDrawing({ label, steps, knownUntil, top, amounts, months, end }: CostChart) {
  const y = (share: number) => Math.round((1 - share) * height);
  const last = steps.at(-1)?.paid ?? 0;
  const isKnown = knownUntil === 1;
  return (
    <svg role="img" aria-label={label} height={height} className="cost-drawing">
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
      >
        <path className="cost-grid" d={amounts.map(({ at }) => `M0 ${y(at)}H100`).join('')} />
        {!isKnown && <path className="cost-open" d={`M${percent(knownUntil)} 0V${height}`} />}
        <path className="cost-line" d={line(steps, knownUntil, (paid) => y(paid / top))} />
      </svg>
      {amounts.map(({ at, text }) => (
        <text key={text} x="-8" y={y(at) + 5} textAnchor="end">
          {text}
        </text>
      ))}
      <AxisWords ticks={months} y={height + 20} />
      {isKnown ? (
        <text className="cost-end" x="100%" y={y(last / top) - 8} textAnchor="end">
          {end}
        </text>
      ) : (
        <text x={`${percent(knownUntil)}%`} dx="8" y={height / 2}>
          {end}
        </text>
      )}
    </svg>
  );
}

function line(steps: CostChart['steps'], knownUntil: number, y: (paid: number) => number): string {
  const drawn = steps.map(({ at, paid }) => `H${percent(at)}V${y(paid)}`).join('');
  return `M0 ${y(0)}${drawn}H${percent(knownUntil)}`;
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
