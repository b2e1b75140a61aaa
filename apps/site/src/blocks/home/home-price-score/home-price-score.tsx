import { useTranslations } from 'use-intl/react';
import { ChartFoot } from '../chart-foot/chart-foot.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { PriceScoreModel, PriceScorePoint } from './home-price-score.block.ts';

/** Scatter plot of providers. Positions are in percent, so text and marks keep their size at every width. */
export function HomePriceScore(model: PriceScoreModel) {
  const { heading, caption, perMonth: costHead, points, costs, scores, leftOff } = model;
  const t = useTranslations('blocks.homePriceScore');
  if (points.length === 0) return null;
  return (
    <HomeSection heading={heading} note={t('note')} width="half" isWideOnly>
      <figure>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its figure has a caption, and a title would cover those of the points */}
        <svg className="map">
          {scores.map(({ at, text }) => (
            <g key={text}>
              <line className="map-grid" x2="100%" y1={`${at}%`} y2={`${at}%`} />
              <text className="map-score" x="-10" y={`${at}%`} dy="0.35em">
                {text}
              </text>
            </g>
          ))}
          {costs.map(({ at, text }) => (
            <text key={text} className="map-cost" x={`${at}%`} y="100%" dy="1.5em">
              {text}
            </text>
          ))}
          <line className="map-edge" y2="100%" />
          <line className="map-edge" x2="100%" y1="100%" y2="100%" />
          <text className="map-hint" x="10" y="20">
            {t('hint')}
          </text>
          {/* The best provider is drawn last, so that it is on top where marks overlap. */}
          {points.toReversed().map((point) => (
            <Point key={point.face.id} {...point} />
          ))}
        </svg>
        <figcaption className="home-caption">
          {caption} {leftOff}
        </figcaption>
      </figure>
      <ChartFoot
        chart="price-score"
        label={heading}
        heads={[t('provider'), t('score'), costHead]}
        rows={points.map(({ face, review, score, perMonth }) => ({
          name: face.name,
          href: review,
          values: [score, perMonth],
        }))}
      />
    </HomeSection>
  );
}

function Point({ face, tile, review, score, perMonth, x, y, labelSide: name }: PriceScorePoint) {
  const t = useTranslations('blocks.homePriceScore');
  const { tint, letter, drawing } = tile;
  const label = t('point', { name: face.name, score, perMonth });
  const point = (
    <svg x={`${x}%`} y={`${y}%`} className={`map-point tint-${tint}`}>
      <title>{label}</title>
      <rect className="map-tile" x="-14" y="-14" width="28" height="28" rx="7" />
      {drawing ? (
        <svg
          aria-hidden="true"
          x="-8.5"
          y="-8.5"
          width="17"
          height="17"
          viewBox={drawing.viewBox}
          className="map-drawing"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the icon sets, checked by a test
          dangerouslySetInnerHTML={{ __html: drawing.body }}
        />
      ) : (
        <svg aria-hidden="true" className="map-words">
          <text className="map-letter" dy="0.35em">
            {letter}
          </text>
        </svg>
      )}
      {name !== 'none' && (
        <svg aria-hidden="true" className="map-words">
          <text className={`map-name map-name-${name}`} {...labelOffsets[name]}>
            {face.name}
          </text>
        </svg>
      )}
    </svg>
  );
  return review === undefined ? point : <a href={review}>{point}</a>;
}

/** Offsets from the center of the mark. */
const labelOffsets = {
  end: { x: 20, dy: '0.35em' },
  start: { x: -20, dy: '0.35em' },
  below: { x: 0, y: 29 },
  above: { x: 0, y: -19 },
} as const;
