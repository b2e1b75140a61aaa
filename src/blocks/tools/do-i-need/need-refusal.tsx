import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { NeedHeading } from './need-heading.tsx';
import type { RefusalModel } from './select.ts';

interface NeedRefusalProps extends RefusalModel {
  /** The answers that led here. */
  readonly children: ReactNode;
}

/** No, and what helps instead. */
export function NeedRefusal({ title, text, helps, children }: NeedRefusalProps) {
  const t = useTranslations('need');
  return (
    <>
      <NeedHeading>{title}</NeedHeading>
      <p className="need-why">{text}</p>
      {children}
      <h3>{t('instead')}</h3>
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
