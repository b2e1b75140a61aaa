import { useTranslations } from 'use-intl/react';
import type { DataControllerModel } from './data-controller.block.ts';

/** Names the controller of personal data, or states that none is named. */
export function DataController({ controller }: DataControllerModel) {
  const t = useTranslations('privacy.controller');
  if (!controller) return <p>{t('unnamed')}</p>;
  const { name, address, contact, contactText } = controller;
  const nameText = <b>{name}</b>;
  const contactLink = (
    <a href={contact} rel="noopener">
      {contactText}
    </a>
  );
  return <p>{t.rich('named', { name: () => nameText, contact: () => contactLink, address })}</p>;
}
