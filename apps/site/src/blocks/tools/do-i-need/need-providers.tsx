import { Text } from '@vpn-site/core/i18n/text.tsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { NamedInOrders, Orders } from '#evidence/orders/orders.tsx';
import { WatchGrid } from '#evidence/streaming/watch-grid.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark, SourceMarks } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CautionModel } from './do-i-need.block.ts';
import type { FittingProvider, ProvidersModel } from './fitting-providers.ts';
import { NeedHeading } from './need-steps.tsx';

interface NeedProvidersProps extends ProvidersModel {
  readonly cautions: readonly CautionModel[];
  /** The answers so far. */
  readonly children: ReactNode;
}

/**
 * The result: the answer as the title, the reader's answers, the recommended provider, up to two others, and the rest in
 * folds.
 */
export function NeedProviders(model: NeedProvidersProps) {
  const { title, blocked, lead, watchGrid, runnersUp, owners, links, cautions, children } = model;
  const t = useTranslations('need');
  return (
    <>
      <NeedHeading>{title}</NeedHeading>
      {children}
      <NamedInOrders notice={blocked?.notice}>{blocked?.below}</NamedInOrders>
      {lead && (
        <Verdict {...lead.verdict}>
          <p>{lead.why}</p>
          <Blocked blockedIn={lead.blockedIn} />
        </Verdict>
      )}
      {watchGrid && (
        <>
          <h3>{t('opens')}</h3>
          <WatchGrid {...watchGrid} />
        </>
      )}
      <NeedCautions cautions={cautions} />
      {runnersUp.length > 0 && (
        <>
          <h3>{t('runnersUp', { count: runnersUp.length })}</h3>
          <ol className="need-fits">
            {runnersUp.map((provider) => (
              <Fit key={provider.badge.id} {...provider} />
            ))}
          </ol>
        </>
      )}
      {owners.map(({ id, title: sameOwner, marks, map }) => (
        <p key={id} className="need-note">
          {map === undefined ? sameOwner : <a href={map}>{sameOwner}</a>}
          <SourceMarks marks={marks} />
        </p>
      ))}
      <ul className="need-links">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <Folds {...model} />
    </>
  );
}

function Blocked({ blockedIn }: Pick<FittingProvider, 'blockedIn'>) {
  if (!blockedIn) return null;
  return (
    <p className="need-blocked">
      {blockedIn.label}: <EvidenceCell {...blockedIn.cell} />
    </p>
  );
}

function Fit({ badge, orders, blockedIn, score, why, price, mainDrawback, link, review }: FittingProvider) {
  const t = useTranslations('answer');
  return (
    <li>
      <ProviderMark mark={badge.mark} size={40} />
      <h3>
        {review === undefined ? badge.name : <a href={review}>{badge.name}</a>} <small>{score}</small>
      </h3>
      <a href={link.href} rel={link.rel} aria-label={link.label} className="button button-line button-small">
        {t('visitCard')}
        <Icon name="arrow-out" className="size-4" />
      </a>
      <OrderChip chip={link.orderChip} />
      {orders && !link.orderChip && (
        <p>
          <Orders {...orders} />
        </p>
      )}
      <Blocked blockedIn={blockedIn} />
      {why !== '' && <p>{why}</p>}
      <PriceLine line={price} />
      {mainDrawback && <MainDrawback {...mainDrawback} />}
      {link.isPaid && (
        <p className="need-note">
          <LinkTerms isPaid plain={link.plain} isNote />
        </p>
      )}
    </li>
  );
}

/** The other providers that fit, and the excluded ones with one line per rule. The fold is open if no provider fits. */
function Folds({ lead, further, excluded: { heading, reasons, order, method } }: ProvidersModel) {
  const t = useTranslations('need');
  return (
    <div className="need-folds">
      {further.map(({ heading: summary, providers }) => (
        <details key={summary}>
          <summary>{summary}</summary>
          <p>
            <Names names={providers.map(({ name, review }) => ({ name, href: review }))} />
          </p>
        </details>
      ))}
      <details open={lead === undefined}>
        <summary>{heading}</summary>
        {reasons.map(({ rule, providers }) => (
          <p key={rule}>
            <b>{rule}:</b> <Names names={providers} />
          </p>
        ))}
        <p>
          {order} {method !== undefined && <a href={method}>{t('method')}</a>}
        </p>
      </details>
    </div>
  );
}

interface NamesProps {
  readonly names: readonly { readonly name: string; readonly href: string | undefined }[];
}

function Names({ names }: NamesProps) {
  return names.map(({ name, href }, position) => (
    <Fragment key={name}>
      {position > 0 && ', '}
      {href === undefined ? name : <a href={href}>{name}</a>}
    </Fragment>
  ));
}

/** Warnings about law and terms. The facts about the law of a country are in a fold. */
export function NeedCautions({ cautions }: { readonly cautions: readonly CautionModel[] }) {
  const t = useTranslations('need.cautions');
  return cautions.map(({ id, text, law }) =>
    law.length === 0 ? (
      <p key={id} className="need-note">
        {text}
      </p>
    ) : (
      <Notice key={id} title={t('title')}>
        <p>{text}</p>
        <details className="need-law">
          <summary>{law[0]?.label}</summary>
          <dl>
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
        </details>
      </Notice>
    ),
  );
}
