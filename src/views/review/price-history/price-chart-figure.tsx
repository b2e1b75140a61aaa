import { Figure } from '#ui/primitives/figure/figure.tsx';
import { PriceChartKey } from './price-chart-key.tsx';
import type { PriceChart } from './price-chart-model.ts';
import { PriceLineDrawing } from './price-line-drawing.tsx';

/** One strip per plan over the same days. Words stand outside of the strips, so that they keep their size. */
export function PriceChartFigure({ axis, caption, ticks, lines, signs }: PriceChart) {
  return (
    <Figure caption={caption}>
      <div className="price-strips">
        <svg aria-hidden="true" width="0" height="0" className="price-defs">
          <pattern
            id="price-hatch"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="5" />
          </pattern>
        </svg>
        <p className="price-axis">{axis}</p>
        {lines.map((line) => (
          <section key={line.id} className="price-strip">
            <header>
              <h3>{line.title}</h3>
              <p>{[line.latest, line.captures].filter(Boolean).join(' · ')}</p>
            </header>
            <PriceLineDrawing {...line} ticks={ticks} />
            {line.note !== undefined && <p className="price-remark">{line.note}</p>}
          </section>
        ))}
      </div>
      <PriceChartKey signs={signs} />
    </Figure>
  );
}
