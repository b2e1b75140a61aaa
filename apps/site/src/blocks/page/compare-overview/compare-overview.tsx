import { unknownLeftOutAnchor } from '@vpn-site/core/comparison/selection.ts';
import { useTranslations } from 'use-intl/react';
import { PairPills } from '#evidence/comparison/pair-pills.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import type { CompareOverviewModel } from './compare-overview.block.ts';

/** All comparisons, with forms to choose providers. They work without scripts, because the server handles every choice. */
export function CompareOverview(model: CompareOverviewModel) {
  const { action, hintAnchor, popular, hasAllPairs: isWhole, count, providers } = model;
  const t = useTranslations('blocks.compareOverview');
  const left = useTranslations('comparison.many');
  return (
    <div className="compare-overview">
      <p id={hintAnchor} className="choice-hint">
        {t('hint')}
      </p>
      <p id={unknownLeftOutAnchor} className="choice-hint">
        {left('unknown')} {t('hint')}
      </p>
      <form action={action} className="pick-two">
        <ProviderSelect label={t('first')} providers={providers} />
        <ProviderSelect label={t('second')} providers={providers} />
        <button type="submit" className="button">
          {t('submit')}
        </button>
      </form>
      <details className="overview-fold">
        <summary>{t('more')}</summary>
        <form action={action}>
          {/* Tells the server that the form was submitted. Without it, submitting an empty form would show the overview without an explanation. */}
          <input type="hidden" name="with" value="" />
          <fieldset>
            <legend className="sr-only">{t('choose')}</legend>
            <ul className="choices">
              {providers.map((face) => (
                <li key={face.id}>
                  <label>
                    <input type="checkbox" name="with" value={face.id} />
                    <ProviderLabel badge={face} size={28} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <button type="submit" className="button button-line">
            {t('submit')}
          </button>
        </form>
      </details>
      {popular.length > 0 && (
        <section>
          <h2>{t('popular')}</h2>
          <PairPills links={popular} />
        </section>
      )}
      <details className="overview-fold">
        <summary>{t('all', { count })}</summary>
        {!isWhole && <p>{t('closest')}</p>}
        <ul className="pair-lists">
          {providers.map(({ pairs, ...face }) => (
            <li key={face.id}>
              <h3>
                <ProviderLabel badge={face} size={24} />
              </h3>
              <ul>
                {pairs.map(({ name, title, href }) => (
                  <li key={href}>
                    <a href={href} aria-label={title}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface ProviderSelectProps extends Pick<CompareOverviewModel, 'providers'> {
  readonly label: string;
}

function ProviderSelect({ label, providers }: ProviderSelectProps) {
  const t = useTranslations('blocks.compareOverview');
  return (
    <label>
      <span>{label}</span>
      <select name="with" defaultValue="">
        <option value="">{t('pick')}</option>
        {providers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
