import { Text } from '@vpn-site/core/i18n/text.tsx';
import { plainText } from '@vpn-site/core/locale/words.ts';
import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { type FactRow, type FactRowGroup, factRowId } from './facts-model.ts';

interface FactsSectionProps {
  readonly groups: readonly FactRowGroup[];
}

/** All facts, with one fold per group. */
export function FactsSection({ groups }: FactsSectionProps) {
  const t = useTranslations('review.facts');
  return (
    <Disclosure variant="line" label={t('byGroup')}>
      <div className="fact-groups">
        {groups.map((group) => (
          <FactGroup key={group.id} {...group} />
        ))}
      </div>
    </Disclosure>
  );
}

function FactGroup({ label, summary, rows }: FactRowGroup) {
  const t = useTranslations('review.facts');
  return (
    <details>
      <summary>
        <span>
          <b>{label}</b> <small>{t('count', { count: rows.length })}</small>
          <span>{summary}</span>
        </span>
      </summary>
      <DataTable label={label} className="fact-table">
        <tbody>
          {rows.map((row) => (
            <FactTableRow key={row.key} row={row} />
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}

/** A row with an id, to which other parts of the page link. */
function FactTableRow({ row }: { readonly row: FactRow }) {
  const { key, label, sign, text, tone, stale, remarks, mark, pages, date } = row;
  const t = useTranslations('review.facts');
  return (
    <tr id={factRowId(key)}>
      <th scope="row">{label}</th>
      <td>
        <Sign kind={sign} tone={tone} stale={stale}>
          {text}
        </Sign>
        {remarks.map((remark) => (
          <small key={plainText(remark)}>
            <Text words={remark} />
          </small>
        ))}
        {pages.map(({ path, words }) => (
          <small key={path}>
            <a href={path}>{words}</a>
          </small>
        ))}
      </td>
      <td>
        {mark ? (
          <>
            <SourceMark {...mark} />
            {`, ${date}`}
          </>
        ) : (
          t('noSource')
        )}
      </td>
    </tr>
  );
}
