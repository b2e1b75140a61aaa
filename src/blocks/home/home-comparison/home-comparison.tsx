import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Place, UnrankedList, WeightBars } from '#evidence/score/score.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { ComparisonPanel, HomeComparisonModel } from './home-comparison.block.ts';

/**
 * One disclosure per use case, of which the browser keeps one open: no script needed. Where there is room and
 * the browser can place a disclosure's content, the summaries stand in one row above it, as tabs do.
 */
export function HomeComparison({ heading, method, panels, costBasis, priceSource }: HomeComparisonModel) {
  const group = useId();
  const heaviest = Math.max(...panels.flatMap(({ weights }) => weights.map(({ share }) => share)));
  return (
    <SideHead heading={heading} isWide>
      <div className="tabs">
        {panels.map((panel, position) => (
          <ComparisonPanelView
            key={panel.profile}
            {...panel}
            heaviest={heaviest}
            group={`comparison-${group}`}
            isOpen={position === 0}
          />
        ))}
      </div>
      <div className="comparison-notes">
        <p>{method}</p>
        {costBasis && <p>{costBasis}</p>}
        {priceSource && <p>{priceSource}</p>}
      </div>
    </SideHead>
  );
}

interface ComparisonPanelViewProps extends ComparisonPanel {
  /** Disclosures of one group close each other. */
  readonly group: string;
  readonly isOpen: boolean;
  /** The heaviest weight of all panels: where every bar would end. */
  readonly heaviest: number;
}

function ComparisonPanelView({ group, isOpen, heaviest, ...panel }: ComparisonPanelViewProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <details name={group} open={isOpen} className="tab">
      <summary>{panel.label}</summary>
      <div className="tab-panel">
        <p className="tab-intro">{panel.description}</p>
        {panel.rows.length > 0 && (
          <ComparisonTable label={t('table', { profile: panel.label })} rows={panel.rows} />
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

/** Those below the table: ranked further down, or listed and not ranked, each with the reason. */
function NotCompared({ others, unranked }: Pick<ComparisonPanel, 'others' | 'unranked'>) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <div>
      {others.length > 0 && (
        <>
          <h3 className="label">{t('others')}</h3>
          <ul className="also-ranked">
            {others.map(({ provider, place, title, reviewPath, score }) => (
              <li key={provider}>
                <span>{place && <Place {...place} />}</span>{' '}
                {reviewPath ? <a href={reviewPath}>{title}</a> : title} <b>{score}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {unranked.length > 0 && (
        <>
          <h3 className="label">{t('unranked')}</h3>
          <UnrankedList unranked={unranked} />
        </>
      )}
    </div>
  );
}
