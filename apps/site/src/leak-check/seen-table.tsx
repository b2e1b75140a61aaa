import { regionName } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { publicAddresses } from '#leak-check/browser-findings.ts';
import type { CheckedPart, FindingState, LeakFinding, Remedy } from '#leak-check/finding.ts';
import type { SeenAddress } from '#leak-check/observation.ts';
import { found, type Probe } from '#leak-check/probe.ts';
import { Chip } from '#ui/primitives/sign/sign.tsx';
import type { SignTone } from '#ui/primitives/sign/sign-kind.ts';

const tones: Readonly<Record<FindingState, SignTone>> = {
  leak: 'bad',
  hint: 'partly',
  fine: 'good',
  shown: 'neutral',
  unchecked: 'unknown',
};

interface SeenTableProps {
  readonly probes: { readonly off?: Probe | undefined; readonly on?: Probe | undefined };
  readonly findings: readonly LeakFinding[];
  readonly guides: Readonly<Partial<Record<Remedy, string>>>;
}

/** Shows the results of both probes side by side, with their meaning and a link to the fix. */
export function SeenTable({ probes: { off, on }, findings, guides }: SeenTableProps) {
  const t = useTranslations('leakCheck');
  return (
    <section className="leak-section">
      <h2>{t('seen.title')}</h2>
      <p className="leak-when">{t('seen.when')}</p>
      <table className="leak-table">
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            {off && <th scope="col">{t('seen.off')}</th>}
            <th scope="col">{t('seen.on')}</th>
            <th scope="col">{t('seen.result')}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.part}>
              <th scope="row">
                <span>{t(`parts.${finding.part}.name`)}</span>
                <Meaning finding={finding} guide={finding.remedy && guides[finding.remedy]} />
              </th>
              {off && (
                <td data-label={t('seen.off')}>
                  <ProbeResult part={finding.part} look={off} />
                </td>
              )}
              {on && (
                <td data-label={t('seen.on')}>
                  <ProbeResult part={finding.part} look={on} />
                </td>
              )}
              <td className="leak-result">
                <Chip tone={tones[finding.state]} kind={finding.state === 'unchecked' ? 'unknown' : 'value'}>
                  {finding.state === 'fine'
                    ? t('chips.fine', { reason: finding.reason })
                    : t(`chips.${finding.state}`)}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Meaning({ finding, guide }: { readonly finding: LeakFinding; readonly guide: string | undefined }) {
  const t = useTranslations('leakCheck');
  return (
    <small>
      {meaningOf(finding, t)}{' '}
      {guide !== undefined && (
        <a href={guide} className="inline-link">
          {t('fix.guide')}
        </a>
      )}
    </small>
  );
}

function meaningOf(finding: LeakFinding, t: ReturnType<typeof useTranslations<'leakCheck'>>): string {
  switch (finding.part) {
    case 'webrtc':
      return t(`reasons.webrtc.${finding.reason}`);
    case 'dns':
      return t(`reasons.dns.${finding.reason}`);
    case 'clock':
      return t(`reasons.clock.${finding.reason}`);
    case 'ipv4':
    case 'ipv6':
      return t(`reasons.address.${finding.reason}`);
  }
}

/** Shows the result of one part of a probe. */
function ProbeResult({ part, look: probe }: { readonly part: CheckedPart; readonly look: Probe }) {
  const t = useTranslations('leakCheck.seen');
  const locale = useLocale();
  if (part === 'clock') {
    const { timeZone, languages } = probe.clock;
    const [first = ''] = languages;
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(first) ?? first;
    return <Line code={timeZone} more={language} />;
  }
  if (probe[part] === 'unchecked') return <span className="leak-none">–</span>;
  if (probe[part] === 'nothing') return <span className="leak-none">{t('none')}</span>;
  if (part === 'webrtc') {
    const named = publicAddresses(probe);
    if (named.length === 0) return <span className="leak-none">{t('hidden')}</span>;
    return named.map((address) => <Line key={address} code={address} />);
  }
  if (part !== 'dns') return <SeenLine seen={found(probe[part])} />;
  const dns = found(probe.dns);
  if (!dns?.resolvers.length) return <span className="leak-none">{t('nobody')}</span>;
  return (
    <>
      {dns.resolvers.map((resolver) => (
        <SeenLine key={resolver.address} seen={resolver} />
      ))}
      {dns.more && <span className="leak-none">{t('more')}</span>}
    </>
  );
}

function SeenLine({ seen }: { readonly seen: SeenAddress | undefined }) {
  const locale = useLocale();
  return seen && <Line code={seen.address} more={placeOf(seen, locale)} />;
}

function Line({ code, more }: { readonly code: string; readonly more?: string | undefined }) {
  return (
    <span className="leak-line">
      <code>{code}</code>
      {more !== undefined && more !== '' && <small>{more}</small>}
    </span>
  );
}

function placeOf({ network, country }: SeenAddress, locale: Parameters<typeof regionName>[1]): string {
  return [network?.name, country === null ? undefined : regionName(country, locale)]
    .filter((word) => word !== undefined)
    .join(', ');
}
