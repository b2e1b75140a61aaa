import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/evidence-cell.tsx';
import { SameOwner } from '#evidence/owner/same-owner.tsx';
import { NeedExcluded } from './need-excluded.tsx';
import { NeedHeading } from './need-heading.tsx';
import type { FittingProvider, ProvidersModel } from './select-providers.ts';

interface NeedProvidersProps extends ProvidersModel {
  /** The answers that led here, and what to know before relying on the list. */
  readonly children: ReactNode;
}

/** Who fits, who fits too, and who was left out by which rule. */
export function NeedProviders({
  title,
  text,
  shown,
  owners,
  further,
  excluded,
  links,
  children,
}: NeedProvidersProps) {
  const t = useTranslations('need');
  return (
    <>
      <NeedHeading>{title}</NeedHeading>
      <p className="need-why">{text}</p>
      {children}
      <SameOwner owners={owners} />
      {shown.length > 0 && (
        <ol className="need-fits">
          {shown.map((provider) => (
            <Fit key={provider.id} {...provider} />
          ))}
        </ol>
      )}
      <ul className="need-links">
        {links.map(({ href, text: words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
      <p className="need-order">{t('order')}</p>
      {further.length > 0 && (
        <>
          <h3>{t('further')}</h3>
          <ul className="need-further">
            {further.map(({ name, review }) => (
              <li key={name}>{review === undefined ? name : <a href={review}>{name}</a>}</li>
            ))}
          </ul>
        </>
      )}
      <NeedExcluded excluded={excluded} />
    </>
  );
}

function Fit({ name, standing, lines, review }: FittingProvider) {
  const t = useTranslations('need');
  return (
    <li>
      <h3>{name}</h3>
      <p className="need-standing">{standing}</p>
      <dl className="need-facts">
        {lines.map(({ key, label, cell, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <EvidenceCell {...cell} />
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {review !== undefined && (
        <p>
          <a href={review} className="quiet-link">
            {t('review')}
            <span className="sr-only">: {name}</span>
          </a>
        </p>
      )}
    </li>
  );
}
