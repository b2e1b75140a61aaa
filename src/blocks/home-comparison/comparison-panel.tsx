import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { NotCompared } from './not-compared.tsx';
import type { ComparisonPanel } from './select.ts';

interface ComparisonPanelViewProps extends ComparisonPanel {
  /** Disclosures of one group close each other. */
  readonly group: string;
  readonly isOpen: boolean;
  readonly top: number;
  /** The heaviest weight of all panels: where every bar would end. */
  readonly heaviest: number;
}

export function ComparisonPanelView({ group, isOpen, top, heaviest, ...panel }: ComparisonPanelViewProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <details name={group} open={isOpen} className="tab">
      <summary>{panel.label}</summary>
      <div className="tab-panel">
        <p className="tab-intro">{panel.description}</p>
        {panel.rows.length > 0 && (
          <ComparisonTable label={t('table', { profile: panel.label })} top={top} rows={panel.rows} />
        )}
        <div className="tab-notes">
          <NotCompared others={panel.others} unranked={panel.unranked} />
          <div>
            <h3 className="label">{t('weights')}</h3>
            <Bars
              bars={panel.weights.map(({ id, label, share, shareText, overall }) => ({
                id,
                label,
                value: share / heaviest,
                text: shareText,
                mark: overall === undefined ? undefined : overall / heaviest,
              }))}
            />
            {panel.weights.some(({ overall }) => overall !== undefined) && (
              <p className="tab-key">{t('weightsMark')}</p>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}
