import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { cellView } from '#blocks/evidence/cell-view.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { rulerView } from '#blocks/evidence/ruler-view.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import { Sourced } from '#blocks/evidence/sourced.tsx';
import { firstFourAnchor } from '#domain/comparison/selection.ts';
import type { SelectionPage } from '#domain/page/page.ts';
import { ScoreRuler } from '#ui/primitives/score-ruler.tsx';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { ComparisonCrumbs } from './comparison-crumbs.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { totalText } from './price-words.ts';

interface SelectionViewProps {
  readonly page: SelectionPage;
  readonly blocks: BlockContext;
}

/** Three or four providers in one table, drawn when somebody chooses them. */
export function SelectionView({ page, blocks }: SelectionViewProps) {
  const t = useTranslations();
  const overview = blocks.document('pages/comparisons');
  const rows = factRowsModel(page.providers, blocks);
  return (
    <article className="article comparison">
      <header className="article-head">
        <ComparisonCrumbs blocks={blocks} />
        <h1 className="page-title">{t('comparison.many.title', { names: page.names })}</h1>
        <p id={firstFourAnchor} className="choice-hint">
          {t('comparison.many.four')}
        </p>
      </header>
      <SideHead heading={t('comparison.many.scores')} isWide>
        <ul className="selected">
          {page.providers.map((id) => (
            <Selected key={id} provider={id} context={blocks} />
          ))}
        </ul>
      </SideHead>
      <SideHead
        id="rows"
        heading={t('comparison.rows.heading')}
        note={t('comparison.rows.note', { count: rows.count, differing: rows.differing })}
        isWide
      >
        <FactRows {...rows} />
      </SideHead>
      {overview && (
        <p>
          <a href={overview.path} className="quiet-link">
            {t('comparison.many.again')}
          </a>
        </p>
      )}
    </article>
  );
}

function Selected({ provider, context }: { readonly provider: string; readonly context: BlockContext }) {
  const t = useTranslations('comparison');
  const score = scoreView(provider, 'overall', context);
  const review = context.reviewPath(provider);
  const isRanked = score.rank !== undefined;
  return (
    <li>
      <h3>{review === undefined ? score.name : <a href={review}>{score.name}</a>}</h3>
      <dl>
        <dt>{t('many.rank')}</dt>
        <dd>{isRanked ? score.valueText : t('verdict.notRanked')}</dd>
        <dt>{t('many.total', { months: comparedMonths })}</dt>
        <dd>
          <Sourced text={totalText(provider, context)} mark={cellView(provider, 'prices', context).mark} />
        </dd>
      </dl>
      {isRanked && <ScoreRuler {...rulerView(score, context)} isPick={score.rank === 1} />}
    </li>
  );
}
