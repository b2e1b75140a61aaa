import { useTranslations } from 'use-intl/react';
import { ComparisonRowView } from './comparison-row.tsx';
import type { ComparisonRow } from './select-row.ts';

interface ComparisonTableProps {
  readonly label: string;
  readonly top: number;
  readonly rows: readonly ComparisonRow[];
}

const head = 'min-w-0 border-b border-line py-2 pe-4 align-bottom text-14 font-medium text-muted';

/** Scrolls inside its frame on a phone; the name of the provider stays in view. */
export function ComparisonTable({ label, top, rows }: ComparisonTableProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-frame mt-4 overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full min-w-[60rem] border-t-2 border-rule text-start leading-snug tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} w-8`}>
              <span className="sr-only">{t('rank')}</span>
            </th>
            <th scope="col" className={`${head} sticky start-0 z-10 bg-page text-start`}>
              {t('provider')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('score')}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {t('coverage')}
            </th>
            <th scope="col" className={`${head} max-w-24 text-end`}>
              {t('stability', { top })}
            </th>
            <th scope="col" className={`${head} max-w-32 text-end`}>
              {t('month')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('price')}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {t('audits')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('jurisdiction')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ComparisonRowView key={row.provider} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
