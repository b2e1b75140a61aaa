import { percentNumber } from '@vpn-site/core/i18n/percent.ts';

interface Bar {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1; undefined if unknown. */
  readonly value: number | undefined;
  readonly text: string;
  /** A second value from 0 to 1, shown as a tick on the bar for comparison. */
  readonly mark?: number | undefined;
}

/** Values on one scale, as bars with their numbers. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <dl className="bars">
      {bars.map(({ id, label, value, text, mark }) => (
        <div key={id} className="bar">
          <dt>{label}</dt>
          <dd>
            <BarDrawing value={value} mark={mark} />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Only the bar, for places that show label and number elsewhere. */
export function BarDrawing({ value, mark }: Pick<Bar, 'value' | 'mark'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="bar-drawing">
      <path className="bar-line" d="M0 5H100" />
      {value !== undefined && <path className="bar-value" d={`M0 5H${percentNumber(value)}`} />}
      {mark !== undefined && <path className="bar-mark" d={`M${percentNumber(mark)} 0V10`} />}
    </svg>
  );
}
