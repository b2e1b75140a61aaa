import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { HomeRenewalModel, RenewalRow } from './home-renewal.block.ts';

/** The figure is a table whose second column is drawn: what the lines show, the numbers beside them say. */
export function HomeRenewal({ heading, note, rows, scale, leftOff }: HomeRenewalModel) {
  const t = useTranslations('blocks.homeRenewal');
  if (rows.length === 0) {
    return (
      <SideHead heading={heading} note={note}>
        <p>{leftOff}</p>
      </SideHead>
    );
  }
  const end = scale.length + 0.25;
  return (
    <SideHead heading={heading} note={note}>
      <Figure caption={[t('caption'), leftOff].filter(Boolean).join(' ')}>
        <table className="jumps">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{t('provider')}</th>
              <th scope="col">
                <span className="sr-only">{t('drawing')}</span>
                <JumpScale scale={scale} end={end} />
              </th>
              <th scope="col">{t('first')}</th>
              <th scope="col">{t('later')}</th>
              <th scope="col">{t('jump')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.provider} {...row} steps={scale.length} end={end} />
            ))}
          </tbody>
        </table>
      </Figure>
    </SideHead>
  );
}

function JumpScale({ scale, end }: Pick<HomeRenewalModel, 'scale'> & { readonly end: number }) {
  return (
    <svg aria-hidden="true" className="jump-scale">
      {scale.map(({ times, text }) => (
        <text key={times} x={`${((times - 1) / (end - 1)) * 100}%`} y="14">
          {text}
        </text>
      ))}
    </svg>
  );
}

function Row({ steps, end, ...row }: RenewalRow & { readonly steps: number; readonly end: number }) {
  return (
    <tr>
      <th scope="row">{row.reviewPath ? <a href={row.reviewPath}>{row.title}</a> : row.title}</th>
      <td className="jump-drawing">
        <JumpLine jump={row.jump} isPrepaid={row.later === undefined} steps={steps} end={end} />
      </td>
      <td className="jump-first">
        <Sourced text={row.first} mark={row.mark} />
      </td>
      <td className={row.later === undefined ? 'jump-later jump-none' : 'jump-later'}>{row.later ?? '–'}</td>
      <td className={row.jump > 1.05 ? 'jump-times' : 'jump-times faint'}>{row.jumpText}</td>
    </tr>
  );
}

interface JumpLineProps {
  readonly jump: number;
  readonly isPrepaid: boolean;
  /** How many whole multiples the scale marks. */
  readonly steps: number;
  /** Where the scale ends, in multiples of the first price. */
  readonly end: number;
}

/** Ring: the first price. Dot: the renewal, which prepaid plans do not have. */
function JumpLine({ jump, isPrepaid, steps, end }: JumpLineProps) {
  const at = (times: number) => Math.round(((times - 1) / (end - 1)) * 1000) / 10;
  const grid = Array.from({ length: steps }, (_, step) => `M${at(step + 1)} 0V100`).join('');
  return (
    <svg aria-hidden="true" className="jump-line">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className="jump-grid" d={grid} />
        {jump > 1 && <path className="jump-way" d={`M0 50H${at(jump)}`} />}
      </svg>
      <circle className="jump-ring" cy="50%" r="4.25" />
      {!isPrepaid && <circle className="jump-dot" cx={`${at(jump)}%`} cy="50%" r={jump > 1 ? 5 : 2} />}
    </svg>
  );
}
