import { percent } from '#ui/primitives/axis-words.tsx';
import type { DrawnPrice, PriceChart } from './price-chart-model.ts';

interface PriceLineDrawingProps extends DrawnPrice {
  readonly ticks: PriceChart['ticks'];
}

/** The price of one plan. Where nobody looked between two captures, a hatched field says that it changed in there. */
export function PriceLineDrawing({ label, height, levels, stretches, gaps, ticks }: PriceLineDrawingProps) {
  return (
    <svg role="img" aria-label={label} height={height} className="price-drawing">
      {ticks.map(({ day, at }) => (
        <line key={day} className="price-grid" x1={percent(at)} x2={percent(at)} y2={height} />
      ))}
      {levels.map(({ y, text }) => (
        <g key={y}>
          <line className="price-grid" x2="100%" y1={y} y2={y} />
          <text x="-8" y={y + 5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {gaps.map((gap) => !gap.isPageChange && <Gap key={`${gap.from}-${gap.to}-${gap.top}`} {...gap} />)}
      {stretches.map(({ from, to, y, isStandard }) => (
        <line
          key={`${from}-${y}`}
          className={isStandard ? 'price-line' : 'price-line price-dashed'}
          x1={percent(from)}
          x2={percent(to)}
          y1={y}
          y2={y}
        />
      ))}
      {stretches.map(({ from, y, evidence }) => (
        <circle
          key={`${from}-${y}`}
          className={`price-point price-${evidence}`}
          cx={percent(from)}
          cy={y}
          r="3.5"
        />
      ))}
    </svg>
  );
}

function Gap({ from, to, top, bottom }: DrawnPrice['gaps'][number]) {
  return (
    <rect
      className="price-gap"
      x={percent(from)}
      y={top}
      width={percent(to - from)}
      height={bottom - top}
      fill="url(#price-hatch)"
    />
  );
}
