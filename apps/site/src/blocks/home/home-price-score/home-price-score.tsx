import { useTranslations } from 'use-intl/react';
import { ChartFoot } from '../chart-foot/chart-foot.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { PriceScoreModel, PriceScorePoint, Quadrant } from './home-price-score.block.ts';

/** Scatter plot of providers. Positions are in percent, so that text and marks have the same size at every width. */
export function HomePriceScore(model: PriceScoreModel) {
  const { heading, caption, split, points, quadrants, costs, scores, leftOff } = model;
  const t = useTranslations('blocks.homePriceScore');
  if (points.length === 0) return null;
  return (
    <HomeSection heading={heading} note={t('note')} width="most">
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
          {/* The best provider is drawn last, so that it is on top where marks overlap. */}
          {points.toReversed().map((point) => (
            <Point key={point.face.id} {...point} />
          ))}
        </svg>
        <div className="quadrants">
          {quadrants.map((quadrant) => (
            <QuadrantList key={quadrant.id} {...quadrant} />
          ))}
        </div>
        <figcaption className="home-caption">
          <span className="map-caption">{caption}</span>
          <span className="quadrants-caption">{split}</span> {leftOff}
        </figcaption>
      </figure>
      <ChartFoot
        chart="price-score"
        label={heading}
        heads={[t('provider'), t('score'), t('perMonth')]}
        rows={points.map(({ face, review, score, perMonth }) => ({
          name: face.name,
          href: review,
          values: [score, perMonth],
        }))}
      />
    </HomeSection>
  );
}

function Point({ face, tile, review, score, perMonth, x, y, label: { side } }: PriceScorePoint) {
  const t = useTranslations('blocks.homePriceScore');
  const { tint, letter, drawing } = tile;
  const title = t('point', { name: face.name, score, perMonth });
  const point = (
    <svg x={`${x}%`} y={`${y}%`} className={`map-point tint-${tint}`}>
      <title>{title}</title>
      <rect className="map-tile" x="-12" y="-12" width="24" height="24" rx="6" />
      {drawing ? (
        <svg
          aria-hidden="true"
          x="-7.5"
          y="-7.5"
          width="15"
          height="15"
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
      <svg aria-hidden="true" className="map-words">
        <text className={`map-name map-name-${side}`} {...labelOffsets[side]}>
          {face.name}
        </text>
      </svg>
    </svg>
  );
  return review === undefined ? point : <a href={review}>{point}</a>;
}

/** A quarter of the chart as a list, on phones. */
function QuadrantList({ id, points }: Quadrant) {
  const t = useTranslations('blocks.homePriceScore');
  return (
    <div className={`quadrant-${id}`}>
      <p>{t(`quadrant.${id}`)}</p>
      <ul>
        {points.map(({ face, review, perMonth }) => (
          <li key={face.id}>
            {review === undefined ? face.name : <a href={review}>{face.name}</a>} {perMonth}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The offsets of labels from the center of their mark. */
const labelOffsets = {
  end: { x: 18, dy: '0.35em' },
  start: { x: -18, dy: '0.35em' },
  below: { x: 0, y: 27 },
  above: { x: 0, y: -17 },
  'end-below': { x: 18, y: 13, dy: '0.35em' },
  'end-above': { x: 18, y: -13, dy: '0.35em' },
  'start-below': { x: -18, y: 13, dy: '0.35em' },
  'start-above': { x: -18, y: -13, dy: '0.35em' },
} as const;
