import { useTranslations } from 'use-intl/react';
import { WeightBars } from '#evidence/score/score.tsx';
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
            <WeightBars weights={panel.weights} heaviest={heaviest} />
          </div>
        </div>
      </div>
    </details>
  );
}
