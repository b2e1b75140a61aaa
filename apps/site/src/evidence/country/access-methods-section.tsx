import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ProviderLabel } from '../mark/provider-mark.tsx';
import type { AccessMethodModel, ProviderAccessModel } from './access-methods-model.ts';
import { CitedFact } from './cited-fact.tsx';

/** Ways to reach providers whose sites are blocked, by provider. */
export function AccessMethodsSection({ groups }: { readonly groups: readonly ProviderAccessModel[] }) {
  const t = useTranslations('country.waysIn');
  if (groups.length === 0) return null;
  return (
    <SideHead id="ways-in" heading={t('heading')} note={t('note')} isFolded>
      <div className="folds country-ways">
        {groups.map(({ badge, review, methods }) => (
          <Disclosure
            key={badge.id}
            variant="section"
            label={badge.name}
            note={methods.map(({ text }) => text).join(', ')}
          >
            <div className="country-item">
              <h3>
                <ProviderLabel badge={badge} size={28} href={review} />
              </h3>
              <dl>
                {methods.map((method) => (
                  <AccessMethod key={method.id} {...method} />
                ))}
              </dl>
            </div>
          </Disclosure>
        ))}
      </div>
    </SideHead>
  );
}

/** One access method. The address is plain text, because ordinary browsers cannot open onion addresses. */
function AccessMethod({ text, address, says, mark, stale, note }: AccessMethodModel) {
  return (
    <div>
      <dt className="label">{text}</dt>
      <dd>
        {address !== undefined && <code className="country-address">{address}</code>}
        <p>
          <CitedFact text={says} mark={mark} stale={stale} />
        </p>
        {note !== undefined && (
          <p className="country-small">
            <Text words={note} />
          </p>
        )}
      </dd>
    </div>
  );
}
