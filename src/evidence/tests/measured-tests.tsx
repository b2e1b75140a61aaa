import { useTranslations } from 'use-intl/react';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { Sourced, SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { RowSource } from '../record/record-cells.tsx';
import { measuredTestsView } from './measured-tests.ts';
import type { TestRow } from './test-rows.ts';

interface MeasuredTestsProps {
  readonly provider: string;
  readonly site: Language & SiteFacts;
}

/** Speed, leaks and servers as others measured them, each with who, when and where it is written. */
export function MeasuredTests({ provider, site }: MeasuredTestsProps) {
  const t = useTranslations('review.tests');
  const { rows, countries } = measuredTestsView(provider, site);
  const [first, ...more] = countries?.marks ?? [];
  return (
    <>
      {rows.length > 0 ? <MeasuredTable rows={rows} /> : <p>{t('none')}</p>}
      {countries && (
        <p>
          <Sourced text={countries.text} mark={first} />
          {more.map((mark) => (
            <SourceMark key={mark.evidence} {...mark} />
          ))}
        </p>
      )}
    </>
  );
}

function MeasuredTable({ rows }: { readonly rows: readonly TestRow[] }) {
  const t = useTranslations('review.tests');
  return (
    <DataTable label={t('measured')} className="event-table">
      <ColumnHeads labels={[t('what'), t('result'), t('tester'), t('date'), t('source')]} />
      <tbody>
        {rows.map(({ id, what, conditions, sign, result, tester, date, source, mark }) => (
          <tr key={id}>
            <th scope="row">
              {what}
              {conditions !== undefined && <small className="record-age">{conditions}</small>}
            </th>
            <td data-label={t('result')}>
              <Sign kind={sign}>
                {result}
                {mark && <SourceMark {...mark} />}
              </Sign>
            </td>
            <td data-label={t('tester')}>{tester}</td>
            <td data-label={t('date')}>{date}</td>
            <RowSource source={source} />
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
