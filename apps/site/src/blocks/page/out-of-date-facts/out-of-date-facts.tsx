import { useTranslations } from 'use-intl/react';
import { InlineFact } from '#evidence/fact/fact.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { NotedSource } from '#evidence/source/source-link.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { OutOfDateFact, OutOfDateFactsModel } from './out-of-date-facts.block.ts';

/** Facts that are out of date or soon will be. A long list has one fold per provider. */
export function OutOfDateFacts({ isSoon, summary, providers, isShort }: OutOfDateFactsModel) {
  const t = useTranslations('dataPages.outOfDate');
  const expires = t(isSoon ? 'until' : 'since');
  return (
    <div className="data-page">
      <p>{summary}</p>
      {providers.length > 0 && (
        <div className="faq">
          {providers.map(({ face, href, facts }) => (
            <details key={face.id} open={isShort}>
              <summary>
                <span>
                  {face.name}{' '}
                  <small className="text-14 font-normal text-muted">
                    {t('facts', { count: facts.length })}
                  </small>
                </span>
              </summary>
              <div>
                <DataTable label={t('table', { provider: face.name })}>
                  <thead>
                    <tr>
                      <th scope="col">{t('fact')}</th>
                      <th scope="col">{expires}</th>
                      {!isSoon && <th scope="col">{t('inScore')}</th>}
                      <th scope="col">{t('source')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {facts.map((fact) => (
                      <Row key={fact.key} fact={fact} expiresLabel={expires} />
                    ))}
                  </tbody>
                </DataTable>
                {href !== undefined && (
                  <p>
                    <ProviderLabel badge={face} size={24} href={href} />
                  </p>
                )}
              </div>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly fact: OutOfDateFact;
  readonly expiresLabel: string;
}

function Row({ fact, expiresLabel }: RowProps) {
  const { label, text, mark, expires, expiresText, score, source, read } = fact;
  const t = useTranslations('dataPages.outOfDate');
  return (
    <tr>
      <th scope="row">
        {label}
        <small>
          <InlineFact text={text} isUnknown={false} caveats={[]} source={mark} />
        </small>
      </th>
      <td data-label={expiresLabel}>
        <time dateTime={expires}>{expiresText}</time>
      </td>
      {score !== undefined && <td data-label={t('inScore')}>{score}</td>}
      <td data-label={t('source')}>
        {source && <NotedSource source={source} className="review-source" />}
        <small>{read}</small>
      </td>
    </tr>
  );
}
