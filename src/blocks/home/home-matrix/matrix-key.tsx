import { useTranslations } from 'use-intl/react';
import { shapeOf } from './fact-strip.tsx';
import type { CellState } from './select.ts';

const states: readonly CellState[] = ['sound', 'weak', 'stale', 'unknown'];

/** What a bar, its filling and its height mean. */
export function MatrixKey({ strongest }: { readonly strongest: number }) {
  const t = useTranslations('blocks.homeMatrix');
  return (
    <ul className="matrix-key">
      {states.map((state) => (
        <li key={state}>
          <svg aria-hidden="true" viewBox="0 0 6 22" className="strip-sample">
            <path className={`strip-${state}`} d={shapeOf({ state, strength: 4 }, 0, strongest)} />
          </svg>
          {t(state)}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" viewBox="0 0 22 22" className="strip-sample">
          <path
            className="strip-sound"
            d={[1, 3, strongest]
              .map((strength, position) => shapeOf({ state: 'sound', strength }, position * 8, strongest))
              .join('')}
          />
        </svg>
        {t('taller')}
      </li>
    </ul>
  );
}
