import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { HomeSection } from '../home-section/home-section.tsx';
import type { ComparisonPanel, HomeComparisonModel } from './home-comparison.block.ts';
import { RankingTable } from './ranking-table.tsx';

const red = (chunks: ReactNode) => <span className="field-higher">{chunks}</span>;
/** Use cases as tabs: `details` elements that share a name and close each other, so no script is needed. */
export function HomeComparison(model: HomeComparisonModel) {
  const { heading, compare, panels, basis, method } = model;
  const t = useTranslations('blocks.homeComparison');
  const group = useId();
  return (
    <HomeSection heading={heading} link={compare}>
      <div className="tabs">
        {panels.map((panel, position) => (
          <details key={panel.profile} className="tab" name={group} open={position === 0}>
            <summary>{panel.label}</summary>
            <Panel {...panel} />
          </details>
        ))}
      </div>
      <p className="home-caption">
        {t.rich('reading', { red })} {basis} {method && <a href={method.path}>{method.label}</a>}
      </p>
    </HomeSection>
  );
}

function Panel({ label, isFree, rows, below, unranked, link }: ComparisonPanel) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <div className="tab-panel">
      {rows.length > 0 && <RankingTable label={label} isFree={isFree} rows={rows} />}
      {(below !== undefined || unranked !== undefined) && (
        <p className="home-caption tab-rest">
          {below !== undefined && t.rich('below', { titles: below, b: bold })}{' '}
          {unranked !== undefined && t.rich('notRanked', { titles: unranked, b: bold })}
        </p>
      )}
      {link && (
        <p className="tab-more">
          <a href={link.path}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
