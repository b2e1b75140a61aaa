import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { AxisWords } from '#ui/primitives/axis-words.tsx';
import type { DrawnLine, PriceStepsModel } from './price-steps-model.ts';

const height = 240;
const months = [0, 12, 24, 36];

/** Two step lines on one scale. Lines stretch with the page; words keep their size, so they stand outside of them. */
export function PriceSteps({ lines, top, ticks, label, axis }: PriceStepsModel) {
  const t = useTranslations('comparison.cost');
  const y = (amount: number) => Math.round(height - (amount / top) * height);
  return (
    <div className="price-steps">
      <p className="price-axis">{axis}</p>
      <svg role="img" aria-label={label} height={height + 24} className="price-drawing">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${comparedMonths} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
        >
          <path
            className="price-grid"
            d={ticks.map(({ amount }) => `M0 ${y(amount)}H${comparedMonths}`).join('')}
          />
          {lines.map((line, side) => (
            <path
              key={line.name}
              className={side === 0 ? 'price-line' : 'price-line price-dashed'}
              d={stepPath(line, y)}
            />
          ))}
        </svg>
        {ticks.map(({ amount, text }) => (
          <text key={amount} x="-8" y={y(amount) + 5} textAnchor="end">
            {text}
          </text>
        ))}
        <AxisWords
          ticks={months.map((month) => ({
            at: month / comparedMonths,
            text: month === 0 ? t('today') : month,
          }))}
          y={height + 20}
        />
        {lines.map((line) => (
          <Amounts key={line.name} line={line} y={y} />
        ))}
      </svg>
      <ul className="price-key">
        {lines.map(({ name }, side) => (
          <li key={name}>
            <svg aria-hidden="true" width="28" height="8">
              <path className={side === 0 ? 'price-line' : 'price-line price-dashed'} d="M0 4H28" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepPath({ first, changes, later }: DrawnLine, y: (amount: number) => number): string {
  return `M0 ${y(first)}H${changes}V${y(later)}H${comparedMonths}`;
}

/** A price that never changes is written once, at the end. */
function Amounts({ line, y }: { readonly line: DrawnLine; readonly y: (amount: number) => number }) {
  const place = (amount: number, isAbove: boolean) => y(amount) + (isAbove ? -8 : 18);
  return (
    <>
      {line.first !== line.later && (
        <text x="4" y={place(line.first, line.above.first)} className="price-amount">
          {line.firstText}
        </text>
      )}
      <text x="100%" y={place(line.later, line.above.later)} textAnchor="end" className="price-amount">
        {line.laterText}
      </text>
    </>
  );
}
