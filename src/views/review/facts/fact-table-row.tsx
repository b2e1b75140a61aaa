import { useTranslations } from 'use-intl/react';
import { Moon } from '#ui/primitives/moon/moon.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { type FactRow, factRowId } from './facts-model.ts';

/** Other parts of the page lead here by the row's id. */
export function FactTableRow({ row }: { readonly row: FactRow }) {
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
        {phase && <Moon phase={phase} />} {date}
      </td>
    </>
  );
}
