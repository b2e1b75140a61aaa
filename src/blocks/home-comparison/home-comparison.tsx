import { useId } from 'react';
import { ComparisonPanelView } from './comparison-panel.tsx';
import type { HomeComparisonModel } from './select.ts';

/**
 * One disclosure per use case, of which the browser keeps one open: no script needed. Where there is room and
 * the browser can place a disclosure's content, the summaries stand in one row above it, as tabs do.
 */
export function HomeComparison({ heading, method, top, panels, priceSource }: HomeComparisonModel) {
  const group = useId();
  return (
    <section className="@container mt-14 lg:mt-20">
      <h2 className="mt-0 border-t border-rule pt-4 text-24 leading-tight font-semibold">{heading}</h2>
      <div className="mt-3 divide-y divide-line border-b border-line @3xl:supports-[selector(::details-content)]:flex @3xl:supports-[selector(::details-content)]:flex-wrap @3xl:supports-[selector(::details-content)]:gap-x-7 @3xl:supports-[selector(::details-content)]:divide-y-0 @3xl:supports-[selector(::details-content)]:border-b-0">
        {panels.map((panel, position) => (
          <ComparisonPanelView
            key={panel.profile}
            {...panel}
            top={top}
            group={`comparison-${group}`}
            isOpen={position === 0}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-3 text-14 text-muted @3xl:grid-cols-2">
        <p>{method}</p>
        {priceSource && <p>{priceSource}</p>}
      </div>
    </section>
  );
}
