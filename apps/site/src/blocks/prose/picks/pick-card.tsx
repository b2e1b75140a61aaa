import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { Catch } from '#score/outcome.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PickRole, PickView } from './picks.ts';

interface PickCardProps {
  readonly pick: PickView;
  /** What an author wrote of it; without it, what speaks for it most. */
  readonly children?: ReactNode;
}

/** A pick among others: for whom, who, why, the catch, the price, and by which rule. */
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
      {pick.catch && <Catch {...pick.catch} />}
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

/** What is drawn beside a wish; a rule without a drawing of its own is a pick all the same. */
const roleIcons: Readonly<Partial<Record<string, ComponentProps<typeof Icon>['name']>>> = {
  cheapest: 'tag',
  'knows-least': 'shield',
  'most-devices': 'apps-grid',
  free: 'gift',
};

/** The drawing of the first wish that a provider is named for. Who leads a ranking has a trophy. */
export function RoleIcon({ roles = [] }: { readonly roles?: readonly Pick<PickRole, 'id'>[] }) {
  return <Icon name={roleIcons[roles[0]?.id ?? ''] ?? 'trophy'} className="size-4" />;
}

/** Everything a provider is named for. */
export function rolesText(roles: readonly PickRole[]): string {
  return roles.map(({ label }) => label).join(' · ');
}

/** By which rules it was named: anyone can apply them. */
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

/** A pick in one line, where another one leads: for whom, who, and the price. */
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
