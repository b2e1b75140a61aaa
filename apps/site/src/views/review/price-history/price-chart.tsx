import { percent } from '@vpn-site/core/i18n/percent.ts';
import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { AxisWords } from '#ui/primitives/axis-words.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import type { PriceChart, PriceLineView, PriceSign } from './price-chart-model.ts';

/**
 * One strip per plan, all with the same time axis. Text is outside of the strips, so that it has the same size when they
 * stretch.
 */
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
            {line.note !== undefined && (
              <p className="price-remark">
                <Text words={line.note} />
              </p>
            )}
          </section>
        ))}
      </div>
      <PriceChartKey signs={signs} />
    </Figure>
  );
}

function PriceChartKey({ signs }: Pick<PriceChart, 'signs'>) {
  const t = useTranslations('priceHistory.key');
  return (
    <ul className="price-key">
      {signs.map((sign) => (
        <li key={sign}>
          <svg aria-hidden="true" width="28" height="14">
            <Sign sign={sign} />
          </svg>
          {t(sign)}
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign }: { readonly sign: PriceSign }) {
  switch (sign) {
    case 'line':
      return <path className="price-stroke" d="M0 7H28" />;
    case 'partner':
      return <path className="price-stroke price-dashed" d="M0 7H28" />;
    case 'gap':
      return <rect width="28" height="14" fill="url(#price-hatch)" />;
    case 'capture':
    case 'release':
      return <circle className={`price-point price-${sign}`} cx="14" cy="7" r="3.5" />;
  }
}

interface PriceLineDrawingProps extends PriceLineView {
  readonly ticks: PriceChart['ticks'];
}

/** The price line of one plan. A hatched area is the time between two captures in which the price changed. */
function PriceLineDrawing({
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
          className={isStandard ? 'price-stroke' : 'price-stroke price-dashed'}
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

/** A bracket above the period in which the price alternates, because such steps are neither rises nor cuts. */
function BackAndForth({ from, to }: NonNullable<PriceLineView['backAndForth']>) {
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

function Gap({ from, to, top, bottom }: PriceLineView['gaps'][number]) {
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
