import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PickRole, PickView } from './picks.ts';

interface PickCardProps {
  readonly pick: PickView;
  /** The author's sentence; without it, the main strengths are shown. */
  readonly children?: ReactNode;
}

/** A pick with its role, provider, reason, main drawback, price and rule. */
export function PickCard({ pick, children }: PickCardProps) {
  const t = useTranslations('answer');
  const { roles, face, review, why, price, link } = pick;
  return (
    <article className="pick-card">
      <div className="pick-head">
        <ProviderMark mark={face.mark} size={40} />
        <p className="pick-role">
          <RoleIcon roles={roles} />
          {rolesText(roles)}
        </p>
        <h3>{review === undefined ? face.name : <a href={review}>{face.name}</a>}</h3>
      </div>
      {children ?? <p>{why}</p>}
      {pick.mainDrawback && <MainDrawback {...pick.mainDrawback} />}
      <div className="pick-foot">
        <PriceLine line={price} />
        <a
          href={link.href}
          rel={link.rel}
          aria-label={link.label}
          className="button button-line button-small"
        >
          {t('visitCard')}
          <Icon name="arrow-out" className="size-4" />
        </a>
      </div>
      <PickRules roles={roles} />
      {link.isPaid && (
        <p className="pick-terms">
          <LinkTerms isPaid plain={link.plain} isNote />
        </p>
      )}
    </article>
  );
}

/** Icons of the pick roles; a role without one gets the default. */
const roleIcons: Readonly<Partial<Record<string, ComponentProps<typeof Icon>['name']>>> = {
  cheapest: 'tag',
  'knows-least': 'shield',
  'most-devices': 'apps-grid',
  free: 'gift',
};

/** The icon of the first role; the default is a trophy. */
export function RoleIcon({ roles = [] }: { readonly roles?: readonly Pick<PickRole, 'id'>[] }) {
  return <Icon name={roleIcons[roles[0]?.id ?? ''] ?? 'trophy'} className="size-4" />;
}

export function rolesText(roles: readonly PickRole[]): string {
  return roles.map(({ label }) => label).join(' · ');
}

/** The published rules behind a pick. */
export function PickRules({ roles }: Pick<PickView, 'roles'>) {
  const t = useTranslations('blocks.picks');
  return (
    <details className="pick-rule">
      <summary>{t('rule')}</summary>
      {roles.map(({ id, rule }) => (
        <p key={id}>{rule}</p>
      ))}
    </details>
  );
}

/** A pick in one line, below the main one: role, provider and price. */
export function PickLine({ pick: { roles, face, review, price } }: { readonly pick: PickView }) {
  return (
    <li className="pick-line">
      <ProviderMark mark={face.mark} size={28} />
      <span className="pick-role">
        <RoleIcon roles={roles} />
        {rolesText(roles)}
      </span>
      <b>{review === undefined ? face.name : <a href={review}>{face.name}</a>}</b>
      <PriceLine line={price} />
    </li>
  );
}
