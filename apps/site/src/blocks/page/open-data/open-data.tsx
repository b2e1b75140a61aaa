import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { OpenDataModel } from './open-data.block.ts';

export function OpenData({ files, state, sample, citation }: OpenDataModel) {
  const t = useTranslations('dataPages.openData');
  return (
    <div className="data-page">
      <p className="faint">{state}</p>
      <DataTable label={t('table')} className="file-table">
        <thead>
          <tr>
            <th scope="col">{t('file')}</th>
            <th scope="col">{t('content')}</th>
            <th scope="col" className="num">
              {t('rows')}
            </th>
            <th scope="col" className="num">
              {t('size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, href, holds, rows, size }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td>{holds}</td>
              <td className="num" data-label={t('rows')}>
                {rows ?? '–'}
              </td>
              <td className="num" data-label={t('size')}>
                {size ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <h3>{t('recompute')}</h3>
      <p>{t('recomputeHow')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{sample}</code>
      </pre>
      <h3>{t('cite')}</h3>
      <p className="citation">{citation}</p>
    </div>
  );
}
