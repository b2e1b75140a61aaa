import { useId } from 'react';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ComparisonPanelView } from './comparison-panel.tsx';
import type { HomeComparisonModel } from './select.ts';

/**
 * One disclosure per use case, of which the browser keeps one open: no script needed. Where there is room and
 * the browser can place a disclosure's content, the summaries stand in one row above it, as tabs do.
 */
export function HomeComparison({ heading, method, top, panels, priceSource }: HomeComparisonModel) {
  const group = useId();
  const heaviest = Math.max(...panels.flatMap(({ weights }) => weights.map(({ share }) => share)));
  return (
    <SideHead heading={heading} isWide>
      <div className="tabs">
        {panels.map((panel, position) => (
          <ComparisonPanelView
            key={panel.profile}
            {...panel}
            top={top}
            heaviest={heaviest}
            group={`comparison-${group}`}
            isOpen={position === 0}
          />
        ))}
      </div>
      <div className="comparison-notes">
        <p>{method}</p>
        {priceSource && <p>{priceSource}</p>}
      </div>
    </SideHead>
  );
}
