import { Said } from '@vpn-site/core/i18n/said.tsx';
import { useTranslations } from 'use-intl/react';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Named } from '../mark/provider-mark.tsx';
import { StatedFact } from './stated-fact.tsx';
import type { WayInModel, WaysInModel } from './ways-in-model.ts';

/** Access methods for blocked sites, by provider. */
export function WaysInSection({ groups }: { readonly groups: readonly WaysInModel[] }) {
  const t = useTranslations('country.waysIn');
  if (groups.length === 0) return null;
  return (
    <SideHead id="ways-in" heading={t('heading')} note={t('note')} isFolded>
      <div className="folds country-ways">
        {groups.map(({ face, review, ways }) => (
          <Disclosure
            key={face.id}
            variant="section"
            label={face.name}
            note={ways.map(({ text }) => text).join(', ')}
          >
            <div className="country-item">
              <h3>
                <Named face={face} size={28} href={review} />
              </h3>
              <dl>
                {ways.map((way) => (
                  <Way key={way.id} {...way} />
                ))}
              </dl>
            </div>
          </Disclosure>
        ))}
      </div>
    </SideHead>
  );
}

/** The address is plain text, because ordinary browsers cannot open onion addresses. */
function Way({ text, address, says, mark, stale, note }: WayInModel) {
  return (
    <div>
      <dt className="label">{text}</dt>
      <dd>
        {address !== undefined && <code className="country-address">{address}</code>}
        <p>
          <StatedFact text={says} mark={mark} stale={stale} />
        </p>
        {note !== undefined && (
          <p className="country-small">
            <Said words={note} />
          </p>
        )}
      </dd>
    </div>
  );
}
