import { openDataPath } from '@vpn-site/core/open-data/open-data-file.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { CriterionView, MethodologyModel } from './methodology.block.ts';
import type { RuleText } from './rule-text.ts';

const dataLink = (words: ReactNode) => <a href={`${openDataPath}/methodology.json`}>{words}</a>;

export function Methodology({
  state,
  groups,
  requirements: musts,
  notScored,
  versions,
  changePath,
}: MethodologyModel) {
  const t = useTranslations('dataPages.methodology');
  return (
    <div className="data-page">
      <p className="faint">{state}</p>
      <div className="folds folds-closed">
        {groups.map(({ id, label, shareText, criteria }) => (
          <Disclosure key={id} variant="section" label={label} note={t('share', { share: shareText })}>
            <section className="criteria">
              <dl>
                {criteria.map((criterion) => (
                  <CriterionEntry key={criterion.id} {...criterion} />
                ))}
              </dl>
            </section>
          </Disclosure>
        ))}
      </div>
      {musts.length > 0 && (
        <>
          <h3>{t('musts')}</h3>
          <ul>
            {musts.map((must) => (
              <li key={must}>{must}</li>
            ))}
          </ul>
        </>
      )}
      <NotScored facts={notScored} />
      <h3>{t('versions')}</h3>
      <ul>
        {versions.map(({ version, text, isInForce }) => (
          <li key={version}>
            <b>{version}</b>, {text}
            {isInForce && ` (${t('inForce')})`}
          </li>
        ))}
      </ul>
      {versions.length > 1 && changePath !== undefined && (
        <p>
          <a href={changePath}>{t('whatChanged')}</a>
        </p>
      )}
      <p>{t.rich('recompute', { data: dataLink })}</p>
    </div>
  );
}

function CriterionEntry({ label, weight, reason, reads, points }: CriterionView) {
  const t = useTranslations('dataPages.methodology');
  return (
    <div>
      <dt>
        <span>{label}</span> <small>{weight}</small>
      </dt>
      <dd>
        <p>{reason}</p>
        <p className="label">{t('reads', { facts: reads })}</p>
        <Points {...points} />
      </dd>
    </div>
  );
}

/** The points per answer as a sentence, a table or both, followed by notes. */
function Points({ rule, tables, notes }: RuleText) {
  const t = useTranslations('dataPages.methodology');
  return (
    <>
      <p className="label">{rule === undefined ? t('pointList') : t('points', { rule })}</p>
      {tables.map(({ title, lines, notes: ownNotes }) => (
        <Fragment key={lines[0]?.label}>
          {title !== undefined && <p className="label">{title}</p>}
          <DottedLines
            lines={lines.map(({ label: what, points }) => ({ id: what, label: what, value: points }))}
          />
          <Notes notes={ownNotes} />
        </Fragment>
      ))}
      <Notes notes={notes} />
    </>
  );
}

function Notes({ notes }: Pick<RuleText, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className="label">
      {note}
    </p>
  ));
}

/** Facts that the site shows but does not score, with the reason. */
function NotScored({ facts }: { readonly facts: MethodologyModel['notScored'] }) {
  const t = useTranslations('dataPages.methodology');
  if (facts.length === 0) return null;
  return (
    <div className="folds folds-closed">
      <Disclosure variant="section" label={t('notScored')} note={facts.length}>
        <section className="criteria">
          <p>{t('notScoredWhy')}</p>
          <dl>
            {facts.map(({ key, label, why }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Disclosure>
    </div>
  );
}
