import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { QuestionModel, RefusalModel } from './do-i-need.block.ts';
import type { TrailModel } from './trail.ts';
import { stepAnchor } from './trail.ts';

interface NeedQuestionProps extends QuestionModel {
  /** The answers so far. They are below the question, so that at first only the question is visible. */
  readonly children: ReactNode;
}

/** One question. Answers are links to the next question, so that the browser's back button works. */
export function NeedQuestion({ progress, title, why, answers, children }: NeedQuestionProps) {
  return (
    <>
      <NeedHeading above={progress}>{title}</NeedHeading>
      <p className="need-why">{why}</p>
      <ul className="need-answers">
        {answers.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

interface NeedRefusalProps extends RefusalModel {
  /** The answers so far. */
  readonly children: ReactNode;
}

/** The answer "no", with what helps instead. */
export function NeedRefusal({ id, title, text, helps, children }: NeedRefusalProps) {
  const t = useTranslations('need');
  return (
    <>
      <NeedHeading>{title}</NeedHeading>
      <p className="need-why">{text}</p>
      {children}
      <h3>{t(id === 'customer' ? 'checks' : 'instead')}</h3>
      <dl className="need-helps">
        {helps.map((help) => (
          <div key={help.id}>
            <dt>{help.title}</dt>
            <dd>
              {help.text}
              {help.link && (
                <>
                  {' '}
                  <a href={help.link.href}>{t('more', { title: help.link.title })}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface NeedHeadingProps {
  /** The progress, in a line above the heading. */
  readonly above?: string;
  readonly children: ReactNode;
}

/**
 * The heading of each step, and the target of every link in the tool. It can be focused, so that the next press of Tab goes
 * to the answers.
 */
export function NeedHeading({ above, children }: NeedHeadingProps) {
  return (
    <header id={stepAnchor} tabIndex={-1} className="need-head">
      {above !== undefined && <p className="label">{above}</p>}
      <h2>{children}</h2>
    </header>
  );
}

interface NeedTrailProps extends TrailModel {
  readonly isFinished: boolean;
}

/**
 * The answers so far, each with a link to change it. With a result, they are in a fold of one line, because the result
 * comes first.
 */
export function NeedTrail({ entries, back, again, isFinished }: NeedTrailProps) {
  const t = useTranslations('need');
  const answers = (
    <>
      <dl>
        {entries.map(({ label, answer, change, changeLabel }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {answer}{' '}
              <a href={change} aria-label={changeLabel}>
                {t('change')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="need-ways">
        <a href={back}>{t('back')}</a>
        <a href={again}>{t('again')}</a>
      </p>
    </>
  );
  if (!isFinished) {
    return (
      <div className="need-trail">
        <h3>{t('soFar')}</h3>
        {answers}
      </div>
    );
  }
  return (
    <details className="need-trail">
      <summary>
        {t('said')} {entries.map(({ answer }) => answer).join(' · ')} <span>{t('change')}</span>
      </summary>
      {answers}
    </details>
  );
}
