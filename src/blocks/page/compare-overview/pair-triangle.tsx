import { useTranslations } from 'use-intl/react';
import type { CompareOverviewModel } from './select.ts';

/** Every pair once: the row's provider beside the column's. Narrow screens get a list for each provider instead. */
export function PairTriangle({ providers }: Pick<CompareOverviewModel, 'providers'>) {
  const t = useTranslations('blocks.compareOverview');
  return (
    <table className="triangle">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <td />
          {providers.slice(0, -1).map(({ id, name }) => (
            <th key={id} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providers.slice(1).map(({ id, name, before }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {before.map((link) => (
              <td key={link.id}>
                <a href={link.href} aria-label={`${link.title}: ${link.distance}`}>
                  {link.distance}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
