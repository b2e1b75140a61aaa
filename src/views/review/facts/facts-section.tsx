import { useTranslations } from 'use-intl/react';
import type { Legend } from '#evidence/fact/evidence-tally.ts';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { FreshnessIcon } from '#ui/primitives/freshness-icon/freshness-icon.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { type FactRow, type FactRowGroup, factRowId } from './facts-model.ts';

interface FactsSectionProps {
  readonly groups: readonly FactRowGroup[];
  readonly moons: Legend['moons'];
}

/** A table for each group, so that a phone shows six lines instead of forty cards until one is asked for. */
export function FactsSection({ groups, moons }: FactsSectionProps) {
  const t = useTranslations('review.facts');
  return (
    <>
      <ul className="freshness-key">
        {moons.map(({ phase, label }) => (
          <li key={phase}>
            <FreshnessIcon phase={phase} /> {label}
          </li>
        ))}
      </ul>
      <div className="folds">
        {groups.map(({ id, label, rows }) => (
          <Fold key={id} label={label} note={t('knownOf', knownOf(rows))}>
            <DataTable label={label} className="fact-table">
              <thead>
                <tr>
                  <th scope="col">{label}</th>
                  <th scope="col">{t('value')}</th>
                  <th scope="col">{t('source')}</th>
                  <th scope="col">{t('asOf')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <FactTableRow key={row.key} row={row} />
                ))}
              </tbody>
            </DataTable>
          </Fold>
        ))}
      </div>
    </>
  );
}

const knownOf = (rows: FactRowGroup['rows']) => ({
  known: rows.filter(({ source, stale }) => source && !stale).length,
  all: rows.length,
});

/** Other parts of the page lead here by the row's id. */
function FactTableRow({ row }: { readonly row: FactRow }) {
  return (
    <tr id={factRowId(row.key)}>
      <th scope="row">{row.label}</th>
      <td>
        <Sign kind={row.sign} stale={row.stale}>
          {row.text}
        </Sign>
        {row.remarks.map((remark) => (
          <p key={remark} className="fact-remark">
            {remark}
          </p>
        ))}
      </td>
      <Origin source={row.source} date={row.date} phase={row.phase} />
    </tr>
  );
}

function Origin({ source, date, phase }: Pick<FactRow, 'source' | 'date' | 'phase'>) {
  const t = useTranslations('review.facts');
  if (!source) {
    return (
      <td colSpan={2} className="faint">
        {t('noSource')}
      </td>
    );
  }
  return (
    <>
      <td className="fact-source">
        <SourceMark {...source.mark} /> {source.title}
      </td>
      <td className={phase === 'stale' ? 'fact-date fact-stale' : 'fact-date'}>
        {phase && <FreshnessIcon phase={phase} />} {date}
      </td>
    </>
  );
}
