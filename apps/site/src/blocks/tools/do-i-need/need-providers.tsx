import { Text } from '@vpn-site/core/i18n/text.tsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { NamedInOrders, Orders } from '#evidence/orders/orders.tsx';
import { SameOwner } from '#evidence/owner/same-owner.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CautionModel } from './do-i-need.block.ts';
import type { ExclusionModel } from './exclusions.ts';
import type { FittingProvider, ProvidersModel } from './fitting-providers.ts';
import { NeedHeading } from './need-steps.tsx';

interface NeedProvidersProps extends ProvidersModel {
  /** The answers so far, and the cautions before the list. */
  readonly children: ReactNode;
}

export function NeedProviders({
  title,
  text,
  blocked,
  lead,
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
      <NamedInOrders notice={blocked?.notice}>{blocked?.below}</NamedInOrders>
      <p className="need-why">{text}</p>
      {lead && (
        <Verdict {...lead.verdict}>
          <p>{lead.why}</p>
        </Verdict>
      )}
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
      {further.map(({ heading, providers }) => (
        <Fragment key={heading}>
          <h3>{heading}</h3>
          <ul className="need-further">
            {providers.map(({ name, review }) => (
              <li key={name}>{review === undefined ? name : <a href={review}>{name}</a>}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <NeedExcluded excluded={excluded} />
    </>
  );
}

function Fit({ name, orders, rankText: standing, lines, review }: FittingProvider) {
  const t = useTranslations('need');
  return (
    <li>
      <h3>{name}</h3>
      {orders && (
        <p>
          <Orders {...orders} />
        </p>
      )}
      <p className="need-standing">{standing}</p>
      <dl className="need-facts">
        {lines.map(({ key, label, cell, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <EvidenceCell {...cell} />
              {note !== undefined && (
                <small>
                  <Text words={note} />
                </small>
              )}
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

/** Every excluded provider is listed with the rule, the fact behind it and its source. */
function NeedExcluded({ excluded }: { readonly excluded: readonly ExclusionModel[] }) {
  const t = useTranslations('need');
  if (excluded.length === 0) return null;
  return (
    <>
      <h3>{t('excluded')}</h3>
      <p className="need-order">{t('excludedNote')}</p>
      <dl className="need-excluded">
        {excluded.map(({ id, name, review, rules }) => (
          <div key={id}>
            <dt>{review === undefined ? name : <a href={review}>{name}</a>}</dt>
            {rules.map(({ rule, cells }) => (
              <dd key={rule}>
                <span>{rule}</span>
                {cells.map((cell) => (
                  <EvidenceCell key={cell.text} {...cell} />
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Cautions about law and terms, between the answer and the rest of the list. */
export function NeedCautions({ cautions }: { readonly cautions: readonly CautionModel[] }) {
  const t = useTranslations('need.cautions');
  return cautions.map(({ id, text, law }) => (
    <Notice key={id} title={t('title')}>
      <p>{text}</p>
      {law.length > 0 && (
        <dl className="need-law">
          {law.map(({ id: fact, label, text: answer, stale, note, mark }) => (
            <div key={fact}>
              <dt>{label}</dt>
              <dd>
                <Sign kind="value" stale={stale}>
                  {answer}
                  {mark && <SourceMark {...mark} />}
                </Sign>
                {note !== undefined && (
                  <p>
                    <Text words={note} />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  ));
}
