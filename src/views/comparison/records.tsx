import { useTranslations } from 'use-intl/react';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { ProviderRecords } from './records-model.ts';

/** Audits and incidents of both, counted. */
export function Records({ providers }: { readonly providers: readonly ProviderRecords[] }) {
  const t = useTranslations('comparison.records');
  return (
    <SideHead id="records" heading={t('heading')} note={t('note')}>
      <div className="pair-columns">
        {providers.map(({ name, records, decoded }) => (
          <div key={name}>
            <h3>{name}</h3>
            {records.map(({ label, total, mark, lines }) => (
              <DottedLines
                key={label}
                lines={[
                  {
                    id: label,
                    label: <b>{label}</b>,
                    value: <Sourced text={total} mark={mark} />,
                  },
                  ...lines.map((line) => ({ id: line.label, label: line.label, value: line.text })),
                ]}
              />
            ))}
            {decoded && (
              <p className="record-link">
                <a className="review-source" href={decoded.href}>
                  {t('decoded', { provider: name })}
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
    </SideHead>
  );
}
