import { useTranslations } from 'use-intl/react';
import type { SiteOwnerModel } from './site-owner.block.ts';

/** The legal identity of the site's owner, with one line per known part. */
export function SiteOwner({ owner }: SiteOwnerModel) {
  const t = useTranslations('imprint');
  if (!owner) return null;
  const { legalName, address, email, register, vat } = owner;
  const mail = (
    <a href={`mailto:${email}`} rel="noopener">
      {email}
    </a>
  );
  return (
    <>
      <p>
        <b>{legalName}</b>
        <br />
        {address}
      </p>
      <ul>
        <li>{t.rich('email', { mail: () => mail })}</li>
        {register !== undefined && <li>{t('register', { register })}</li>}
        {vat !== undefined && <li>{t('vat', { vat })}</li>}
      </ul>
    </>
  );
}
