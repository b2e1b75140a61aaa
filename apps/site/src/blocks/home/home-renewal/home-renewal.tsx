import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { ChartFoot } from '../chart-foot/chart-foot.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeRenewalModel, RenewalRow } from './home-renewal.block.ts';

/**
 * The max number of rows in the chart. Prices of other providers change less or not at all; they are only in the table
 * below the chart.
 */
const maxRows = 8;

/**
 * Chart of renewal prices: a ring for the first price, a line, and a dot for the renewal price. The multiple is next to it,
 * and all numbers are in a fold below.
 */
export function HomeRenewal({ heading, note, rows, scale, leftOff }: HomeRenewalModel) {
  const t = useTranslations('blocks.homeRenewal');
  if (rows.length === 0) {
    return (
      <HomeSection heading={heading} width="rest" isWideOnly>
        <p>{leftOff}</p>
      </HomeSection>
    );
  }
  const end = scale.length + 0.25;
  return (
    <HomeSection heading={heading} note={note} width="rest" isWideOnly>
      <figure>
        <ul className="jumps">
          {rows.slice(0, maxRows).map((row) => (
            <Row key={row.face.id} {...row} steps={scale.length} end={end} />
          ))}
          <li aria-hidden="true" className="jump-axis">
            <JumpScale scale={scale} end={end} />
          </li>
        </ul>
        <figcaption className="home-caption">
          {t('caption')} {leftOff}{' '}
          {rows.length > maxRows && t('drawn', { drawn: maxRows, count: rows.length })}
        </figcaption>
      </figure>
      <ChartFoot
        chart="renewal"
        label={heading}
        heads={[t('provider'), t('first'), t('later'), t('jump')]}
        rows={rows.map(({ face, review, first, later, jumpText }) => ({
          name: face.name,
          href: review,
          values: [first, later ?? '–', jumpText],
        }))}
      />
    </HomeSection>
  );
}

/** Returns the position of a multiple of the first price, in percent of the width. */
function positionOf(times: number, end: number): number {
  return percentNumber((times - 1) / (end - 1));
}

function JumpScale({ scale, end }: Pick<HomeRenewalModel, 'scale'> & { readonly end: number }) {
  return (
    <svg aria-hidden="true" className="jump-scale">
      {scale.map(({ times, text }) => (
        <text key={times} x={`${positionOf(times, end)}%`} y="14">
          {text}
        </text>
      ))}
    </svg>
  );
}

interface RowProps extends RenewalRow {
  /** The number of whole multiples on the scale. */
  readonly steps: number;
  /** The end of the scale, in multiples of the first price. */
  readonly end: number;
}

function Row({ face, review, later, jump, jumpText, rises, steps, end }: RowProps) {
  return (
    <li className={`tint-${face.mark.tint} ${rises ? 'jump' : 'jump jump-level'}`}>
      <ProviderLabel badge={face} size={24} href={review} />
      <JumpLine jump={jump} isPrepaid={later === undefined} steps={steps} end={end} />
      <span className="jump-times">{jumpText}</span>
    </li>
  );
}

interface JumpLineProps extends Pick<RowProps, 'jump' | 'steps' | 'end'> {
  readonly isPrepaid: boolean;
}

/** A line from the first price (ring) to the renewal price (dot). Prepaid plans have no dot. */
function JumpLine({ jump, isPrepaid, steps, end }: JumpLineProps) {
  const at = (times: number) => positionOf(times, end);
  const grid = Array.from({ length: steps }, (_, step) => `M${at(step + 1)} 0V100`).join('');
  return (
    <svg aria-hidden="true" className="jump-line">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className="jump-grid" d={grid} />
        {jump > 1 && <path className="jump-way" d={`M0 50H${at(jump)}`} />}
      </svg>
      <circle className="jump-ring" cy="50%" r="5" />
      {!isPrepaid && <circle className="jump-dot" cx={`${at(jump)}%`} cy="50%" r={jump > 1 ? 6 : 2} />}
    </svg>
  );
}
