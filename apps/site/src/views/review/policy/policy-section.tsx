import { Text } from '@vpn-site/core/i18n/text.tsx';
import { usualSourceLanguage } from '@vpn-site/core/provider/provider.ts';
import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import type { PolicyModel } from './policy-model.ts';

/**
 * Changes of the policy: each in a sentence, with the quotes before and after. They are in a fold, because they are long.
 */
export function PolicySection({ policy }: { readonly policy: PolicyModel }) {
  const { label, fetchSummary, note, source, days } = policy;
  return (
    <Disclosure variant="line" label={label}>
      <p className="review-caption">
        {fetchSummary} {note && <Text words={note} />}{' '}
        <a href={source.url} rel="noopener noreferrer" lang={usualSourceLanguage}>
          {source.title}
        </a>{' '}
        ({source.licence})
      </p>
      {days.map(({ day, dayText, changes }) => (
        <div key={day} className="mt-6">
          <h3 className="review-part">
            <time dateTime={day}>{dayText}</time>
          </h3>
          {changes.map((change, position) => (
            <div key={change.sentence} className={position > 0 ? 'mt-6' : undefined}>
              <Change {...change} />
            </div>
          ))}
        </div>
      ))}
    </Disclosure>
  );
}

function Change({ sentence, sides }: PolicyModel['days'][number]['changes'][number]) {
  const t = useTranslations('review.policy');
  return (
    <>
      <p>{sentence}</p>
      <div className="review-pair mt-1.5">
        {sides.map(({ label, url, version, quote }) => (
          <div key={label}>
            <p className="review-caption">
              <b>{label}.</b>{' '}
              <a href={url} rel="noopener noreferrer">
                {version}
              </a>
            </p>
            {quote === undefined ? (
              <p className="text-14 text-muted">{t('nothing')}</p>
            ) : (
              <blockquote lang={usualSourceLanguage} cite={url} className="text-14 leading-137 wrap-anywhere">
                <q>{quote}</q>
              </blockquote>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
