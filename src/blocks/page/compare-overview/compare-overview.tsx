import { useTranslations } from 'use-intl/react';
import type { CompareOverviewModel } from './compare-overview.block.ts';

/** The form works without scripts; the server knows what to do with any choice. */
export function CompareOverview({ action, hintAnchor, isWhole, providers }: CompareOverviewModel) {
  const t = useTranslations('blocks.compareOverview');
  return (
    <div className="compare-overview">
      <form action={action} className="choose">
        <fieldset>
          <legend>{t('choose')}</legend>
          <p id={hintAnchor} className="choice-hint">
            {t('hint')}
          </p>
          {/* Without it, a form with nothing chosen would ask for the overview and nobody would say why. */}
          <input type="hidden" name="with" value="" />
          <ul className="choices">
            {providers.map(({ id, name }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" name="with" value={id} />
                  {name}
                </label>
              </li>
            ))}
          </ul>
          <button type="submit" className="button">
            {t('submit')}
          </button>
        </fieldset>
      </form>
      {isWhole ? <PairTriangle providers={providers} /> : <p>{t('closest')}</p>}
      <div className={isWhole ? 'pair-lists' : 'pair-lists alone'}>
        {providers.map(({ id, name, all }) => (
          <details key={id}>
            <summary>{name}</summary>
            <ul>
              {all.map((link) => (
                <li key={link.id}>
                  <a href={link.href} aria-label={link.title}>
                    {link.name}
                  </a>
                  <span>{link.distance}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <p className="triangle-key">{t('key')}</p>
    </div>
  );
}

/** Every pair once: the row's provider beside the column's. Narrow screens get a list for each provider instead. */
function PairTriangle({ providers }: Pick<CompareOverviewModel, 'providers'>) {
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
