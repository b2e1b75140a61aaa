import { linkTo } from '@vpn-site/core/i18n/rich-text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { NotedCell } from '#evidence/fact/fact.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import type { FactLead, FactTier, VpnsByFactsModel } from './vpns-by-facts.block.ts';

/** Providers by the facts of a page. The first tiers are open at first, the others can be opened. */
export function VpnsByFacts({ columns, lead, tiers, openTiers, methodology }: VpnsByFactsModel) {
  const t = useTranslations('blocks.vpnsByFacts');
  const folded = tiers.slice(openTiers);
  const count = folded.flatMap(({ rows }) => rows).length;
  return (
    <div className="data-page">
      {lead && <Lead {...lead} />}
      {openTiers > 0 && <FactTable columns={columns} tiers={tiers.slice(0, openTiers)} />}
      {count > 0 && (
        <Disclosure variant="line" label={t(openTiers > 0 ? 'more' : 'every', { count })}>
          <FactTable columns={columns} tiers={folded} isMore={openTiers > 0} />
        </Disclosure>
      )}
      {methodology !== undefined && <p className="label">{t.rich('order', { link: linkTo(methodology) })}</p>}
    </div>
  );
}

function Lead({ kind, count, first, review, others }: FactLead) {
  const t = useTranslations('blocks.vpnsByFacts.lead');
  const link = (name: ReactNode) => <b>{linkTo(review)(name)}</b>;
  return <p>{t.rich(kind, { count, first, others, othersCount: count - 1, link })}</p>;
}

interface FactTableProps extends Pick<VpnsByFactsModel, 'columns' | 'tiers'> {
  readonly isMore?: boolean;
}

function FactTable({ columns, tiers, isMore = false }: FactTableProps) {
  const t = useTranslations('blocks.vpnsByFacts');
  return (
    <DataTable
      label={t('table', { isMore: String(isMore), facts: columns.join(', ') })}
      className="fact-tiers"
    >
      <ColumnHeads labels={[t('vpn'), ...columns]} />
      {tiers.map((tier) => (
        <TierRows key={tier.confirmed ?? 'all'} tier={tier} columns={columns} />
      ))}
    </DataTable>
  );
}

function TierRows({
  tier: { confirmed, rows },
  columns,
}: {
  readonly tier: FactTier;
  readonly columns: readonly string[];
}) {
  const t = useTranslations('blocks.vpnsByFacts');
  return (
    <tbody>
      {confirmed !== undefined && (
        <tr className="fact-tier">
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {t('tier', {
              confirmed,
              all: columns.length,
              is: confirmed === columns.length ? 'all' : confirmed === 0 ? 'none' : 'some',
            })}
          </th>
        </tr>
      )}
      {rows.map(({ badge, review, score, cells }) => (
        <tr key={badge.id}>
          <th scope="row">
            <ProviderLabel badge={badge} size={28} href={review} />
            {score !== undefined && <small>{t('score', { score })}</small>}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at]} data-label={columns[at]}>
              <NotedCell {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
