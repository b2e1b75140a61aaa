import { useTranslations } from 'use-intl/react';
import { ComparisonTable } from './comparison-table.tsx';
import type { ComparisonPanel } from './select.ts';

interface ComparisonPanelViewProps extends ComparisonPanel {
  /** Disclosures of one group close each other. */
  readonly group: string;
  readonly isOpen: boolean;
  readonly top: number;
}

export function ComparisonPanelView({ group, isOpen, top, ...panel }: ComparisonPanelViewProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <details
      name={group}
      open={isOpen}
      className="group @3xl:supports-[selector(::details-content)]:contents @3xl:details-content:order-2 @3xl:details-content:min-w-0 @3xl:details-content:basis-full @3xl:details-content:border-line @3xl:open:details-content:border-t"
    >
      <summary className="cursor-pointer py-3 text-muted group-open:font-semibold group-open:text-text hover:text-text @3xl:supports-[selector(::details-content)]:order-1 @3xl:supports-[selector(::details-content)]:-mb-px @3xl:supports-[selector(::details-content)]:list-none @3xl:supports-[selector(::details-content)]:border-b-2 @3xl:supports-[selector(::details-content)]:border-transparent @3xl:supports-[selector(::details-content)]:py-2 @3xl:supports-[selector(::details-content)]:group-open:pointer-events-none @3xl:supports-[selector(::details-content)]:group-open:border-rule">
        {panel.label}
      </summary>
      <div className="pt-3 pb-5">
        <p className="max-w-[75ch]">{panel.description}</p>
        <p className="mt-1 max-w-none text-14 text-muted">{t('weights', { weights: panel.weights })}</p>
        {panel.rows.length > 0 && (
          <ComparisonTable label={t('table', { profile: panel.label })} top={top} rows={panel.rows} />
        )}
        <Unranked entries={panel.unranked} />
      </div>
    </details>
  );
}

function Unranked({ entries }: { readonly entries: ComparisonPanel['unranked'] }) {
  const t = useTranslations('blocks.homeComparison');
  if (entries.length === 0) return null;
  return (
    <div className="mt-4 text-14 text-muted">
      <h3 className="mt-0 font-text text-14 font-semibold text-text">{t('unranked')}</h3>
      <ul className="mt-1 max-w-none list-none p-0">
        {entries.map(({ titles, why }) => (
          <li key={why} className="mt-1">
            <span className="font-medium text-text">{titles}</span>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
