import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { WorkedLine, WorkedScoreModel } from './worked-score.block.ts';

/** The calculation step by step, from the facts to the score. */
export function WorkedScore(model: WorkedScoreModel) {
  const t = useTranslations('dataPages.worked');
  return (
    <div className="data-page">
      <div className="folds folds-closed">
        <Disclosure variant="section" label={model.title}>
          <DataTable label={model.title} className="worked-table">
            <thead>
              <tr>
                <th scope="col">{t('criterion')}</th>
                <th scope="col">{t('facts')}</th>
                <th scope="col" className="num">
                  {t('points')}
                </th>
                <th scope="col" className="num">
                  {t('weight')}
                </th>
                <th scope="col" className="num">
                  {t('product')}
                </th>
              </tr>
            </thead>
            <tbody>
              {model.lines.map((line) => (
                <Line key={line.id} {...line} />
              ))}
            </tbody>
          </DataTable>
        </Disclosure>
      </div>
      <Sum {...model} />
      {model.hasWeak && <p className="faint">{t('weakNote')}</p>}
      {model.notApplicable.length > 0 && (
        <p className="faint">{t('notApplicable', { criteria: model.notApplicable.join(', ') })}</p>
      )}
      {model.evidenceSentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Line({ label, facts, points, weight, product }: WorkedLine) {
  const t = useTranslations('dataPages.worked');
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={t('facts')}>
        {facts.map((fact) => (
          <div key={fact.key}>
            {fact.label && <small>{fact.label}</small>}
            <CitedText text={fact.text} mark={fact.mark} />
          </div>
        ))}
      </td>
      <td className="num" data-label={t('points')}>
        {points}
      </td>
      <td className="num" data-label={t('weight')}>
        {weight}
      </td>
      <td className="num" data-label={t('product')}>
        {product}
      </td>
    </tr>
  );
}

/** The steps from the sum to the score: the division, and the deduction for incidents. */
function Sum({ earned, weights, incidents, score }: WorkedScoreModel) {
  const t = useTranslations('dataPages.worked');
  const division = t('division', { earned, weights });
  return (
    <DottedLines
      lines={[
        { id: 'earned', label: t('earned'), value: earned },
        { id: 'weights', label: t('weights'), value: weights },
        ...(incidents
          ? [
              { id: 'before', label: t('before'), detail: division, value: incidents.before },
              { id: 'deduction', label: t('deduction'), value: incidents.deduction },
            ]
          : []),
      ]}
      total={{ id: 'score', label: t('score'), detail: incidents ? undefined : division, value: score }}
    />
  );
}
