import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { openDataPath } from '#domain/open-data/open-data-file.ts';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import type { CriterionView, MethodologyModel } from './methodology.block.ts';

const dataLink = (words: ReactNode) => <a href={`${openDataPath}/methodology.json`}>{words}</a>;

export function Methodology({ state, groups, settings, versions }: MethodologyModel) {
  const t = useTranslations('dataPages.methodology');
  return (
    <div className="data-page">
      <p className="faint">{state}</p>
      <div className="folds">
        {groups.map(({ id, label, shareText, criteria }) => (
          <Fold key={id} label={label} note={t('share', { share: shareText })}>
            <section className="criteria">
              <h3 className="fold-head">
                <span>{label}</span> <small>{t('share', { share: shareText })}</small>
              </h3>
              <dl>
                {criteria.map((criterion) => (
                  <CriterionEntry key={criterion.id} {...criterion} />
                ))}
              </dl>
            </section>
          </Fold>
        ))}
      </div>
      <h3>{t('thresholds')}</h3>
      <DottedLines lines={settings} />
      <h3>{t('versions')}</h3>
      <ul>
        {versions.map(({ version, text, isInForce }) => (
          <li key={version}>
            <b>{version}</b>, {text}
            {isInForce && ` (${t('inForce')})`}
          </li>
        ))}
      </ul>
      {versions.length === 1 && <p>{t('firstVersion')}</p>}
      <p>{t.rich('recompute', { data: dataLink })}</p>
    </div>
  );
}

function CriterionEntry({ label, weight, reason, reads, rule }: CriterionView) {
  const t = useTranslations('dataPages.methodology');
  return (
    <div>
      <dt>
        <span>{label}</span> <small>{weight}</small>
      </dt>
      <dd>
        <p>{reason}</p>
        <p className="label">{t('reads', { facts: reads })}</p>
        <p className="label">{t('points', { rule })}</p>
      </dd>
    </div>
  );
}
