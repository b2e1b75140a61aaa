import { linkTo } from '@vpn-site/core/i18n/rich-text.tsx';
import { useTranslations } from 'use-intl/react';
import { Island } from '#ui/island/island.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import type { MyVpnModel, WithoutScripts } from './my-vpn-data.ts';
import { MyVpnTool } from './my-vpn-tool.tsx';

interface MyVpnProps {
  readonly model: MyVpnModel;
  readonly withoutScripts: WithoutScripts;
}

/** The tool for readers who have a VPN, and the feeds that tell the same without scripts. */
export function MyVpn({ model, withoutScripts: { receipts, feeds } }: MyVpnProps) {
  const t = useTranslations('myVpn');
  return (
    <>
      <p className="my-vpn-noscript">{t.rich('noScript', { link: linkTo(receipts) })}</p>
      <Island name="my-vpn" view={MyVpnTool} props={model} words={['myVpn', 'trueCost', 'receipt', 'bill']} />
      <Disclosure variant="line" label={t('feeds')}>
        <ul className="my-vpn-feeds">
          {feeds.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
