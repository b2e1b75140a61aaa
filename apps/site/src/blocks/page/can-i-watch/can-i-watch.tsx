import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { ServiceMark } from '#evidence/streaming/service-mark.tsx';
import { ComparisonStreamingTable } from '../comparison-streaming-table/comparison-streaming-table.tsx';
import type { CanIWatchModel, WatchChoice } from './can-i-watch.block.ts';

/**
 * Choices of a service and a country, with the answer in a sentence. They are radio buttons with CSS, so no script is
 * needed.
 */
export function CanIWatch({ services, table }: CanIWatchModel) {
  const t = useTranslations('streaming.picker');
  const answer = useTranslations('streaming.answer');
  const name = useId();
  const [source] = table.sources;
  const link = source && (
    <a href={source.url} rel="noopener noreferrer">
      {table.testers}
    </a>
  );
  return (
    <section className="can-i-watch" aria-labelledby={`${name}-heading`}>
      <div className="watch-title">
        <h2 id={`${name}-heading`}>{t('heading')}</h2>
        <p>
          {link && table.testers !== ''
            ? t.rich('lead', {
                dates: table.dates,
                source: () => link,
              })
            : t('leadPlain')}
        </p>
      </div>
      <div className="watch-picker">
        <fieldset className="watch-choice">
          <legend className="sr-only">{t('service')}</legend>
          {services.map((service, position) => (
            <Choice
              key={service.face.id}
              group={name}
              id={service.face.id}
              isFirst={position === 0}
              label={
                <>
                  <ServiceMark {...service.face} />
                  {service.face.name}
                </>
              }
            >
              <ServiceAnswer {...service} group={name} />
            </Choice>
          ))}
          <Choice group={name} id="other" isFirst={services.length === 0} label={t('other')}>
            <Answer lead={answer('untested')} sentences={[answer('tryIt')]} />
          </Choice>
        </fieldset>
        <ComparisonStreamingTable {...table} isIntroduced={table.testers !== ''} />
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly id: string;
  readonly isFirst: boolean;
  readonly label: ReactNode;
  /** The content that is visible while this choice is checked. */
  readonly children: ReactNode;
}

/** One choice. Input, label and content are siblings, so that CSS can show the content of the checked input. */
function Choice({ group, id, isFirst, label, children }: ChoiceProps) {
  const own = `${group}-${id}`;
  return (
    <>
      <input type="radio" className="sr-only" name={group} id={own} defaultChecked={isFirst} />
      <label className="watch-chip" htmlFor={own}>
        {label}
      </label>
      <div className="watch-chosen">{children}</div>
    </>
  );
}

function ServiceAnswer({ face, path, answer, countries, group }: WatchChoice & { readonly group: string }) {
  const t = useTranslations('streaming.picker');
  const own = `${group}-${face.id}-in`;
  const link = path !== undefined && <a href={path}>{t('page', { service: face.name })}</a>;
  if (countries.length === 0) return <Answer {...answer} link={link} />;
  return (
    <fieldset className="watch-choice watch-countries">
      <legend className="sr-only">{t('countryOf', { service: face.name })}</legend>
      <Choice group={own} id="any" isFirst label={t('anyCountry')}>
        <Answer {...answer} link={link} />
      </Choice>
      {countries.map((country) => (
        <Choice key={country.code} group={own} id={country.code} isFirst={false} label={country.name}>
          <Answer {...country.answer} link={link} />
        </Choice>
      ))}
    </fieldset>
  );
}

function Answer({ lead, sentences, link }: WatchChoice['answer'] & { readonly link?: ReactNode }) {
  return (
    <div className="watch-answer">
      <p className="watch-lead">{lead}</p>
      <p>
        {sentences.join(' ')} {link}
      </p>
    </div>
  );
}
