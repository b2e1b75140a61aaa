import { useTranslations } from 'use-intl/react';
import { AxisWords } from '#ui/primitives/axis-words.tsx';
import { percent } from '#ui/primitives/percent.ts';
import type { DrawnPrice, PriceChart } from './price-chart-model.ts';

interface PriceLineDrawingProps extends DrawnPrice {
  readonly ticks: PriceChart['ticks'];
}

/** The price of one plan. Where nobody looked between two captures, a hatched field says that it changed in there. */
export function PriceLineDrawing({
  label,
  height,
  levels,
  stretches,
  gaps,
  backAndForth,
  ticks,
}: PriceLineDrawingProps) {
  return (
    <svg role="img" aria-label={label} height={height + 22} className="price-drawing">
      {ticks.map(({ day, at }) => (
        <line key={day} className="price-grid" x1={percent(at)} x2={percent(at)} y2={height} />
      ))}
      {levels.map(({ y, text }) => (
        <g key={y}>
          <line className="price-grid" x2="100%" y1={y} y2={y} />
          <text x="-10" y={y + 5} textAnchor="end">
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
      {backAndForth && <BackAndForth {...backAndForth} />}
      <AxisWords ticks={ticks} y={height + 17} />
    </svg>
  );
}

/** A bracket over the steps that are no rises and no cuts. */
function BackAndForth({ from, to }: NonNullable<DrawnPrice['backAndForth']>) {
  const t = useTranslations('priceHistory');
  const isLate = from > 0.5;
  return (
    <g className="price-bracket">
      <text x={percent(isLate ? to : from)} y="12" textAnchor={isLate ? 'end' : 'start'}>
        {t('flip')}
      </text>
      <line x1={percent(from)} x2={percent(to)} y1="19" y2="19" />
      {[from, to].map((end) => (
        <line key={end} x1={percent(end)} x2={percent(end)} y1="19" y2="24" />
      ))}
    </g>
  );
}

function Gap({ from, to, top, bottom }: DrawnPrice['gaps'][number]) {
  return (
    <rect
      x={percent(from)}
      y={top}
      width={percent(to - from)}
      height={bottom - top}
      fill="url(#price-hatch)"
    />
  );
}
