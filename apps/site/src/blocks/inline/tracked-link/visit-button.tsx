import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import type { TrackedLinkModel } from './tracked-link.block.ts';

interface VisitButtonProps {
  readonly link: Pick<TrackedLinkModel, 'href' | 'rel' | 'label'>;
  readonly kind?: 'line';
}

/**
 * The button that links to a provider's site. On phones, if another button follows, its text is one word without the
 * provider's name; screen readers still read the name.
 */
export function VisitButton({ link, kind }: VisitButtonProps) {
  const t = useTranslations('answer');
  return (
    <ButtonLink href={link.href} rel={link.rel} {...(kind && { kind })}>
      <span className="visit-label">{link.label}</span>
      <span aria-hidden="true" className="visit-short">
        {t('visit')}
      </span>
      <Icon name="arrow-out" className="size-4" />
    </ButtonLink>
  );
}
