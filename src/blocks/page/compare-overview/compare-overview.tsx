import { useTranslations } from 'use-intl/react';
import { PairTriangle } from './pair-triangle.tsx';
import type { CompareOverviewModel } from './select.ts';

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
