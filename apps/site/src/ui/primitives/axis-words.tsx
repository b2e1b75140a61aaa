import { percent } from '@vpn-site/core/i18n/percent.ts';

interface AxisWordsProps {
  /** Ticks with their positions from 0 to 1. A tick without text has no label. */
  readonly ticks: readonly { readonly at: number; readonly text: string | number | undefined }[];
  readonly y: number;
}

/** Labels under a drawing that scales with the page. The outer labels stay inside its edges. */
export function AxisWords({ ticks, y }: AxisWordsProps) {
  return ticks.map(
    ({ at, text }) =>
      text !== undefined && (
        <text key={at} x={percent(at)} y={y} textAnchor={anchorAt(at)}>
          {text}
        </text>
      ),
  );
}

function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start';
  return at === 1 ? 'end' : 'middle';
}
