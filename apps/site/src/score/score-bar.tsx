import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { BarDrawing } from '#ui/primitives/bars/bars.tsx';

/** A score as a bar, for use next to its number. */
export function ScoreBar({ value }: { readonly value: number }) {
  return <BarDrawing value={value / fullScore} />;
}
