import { plainText } from '@vpn-site/core/locale/words.ts';
import { reportAddress } from '@vpn-site/core/site/report-address.ts';
import { countryEvidenceFile, countryEvidenceName } from '#evidence/card/country-evidence.ts';
import type { EvidenceCardView, EvidenceFile } from '#evidence/card/evidence-file.ts';
import type { ReportPage } from '#page/page.ts';
import { providerEvidence } from '#price/provider-evidence.ts';
import { aboutQuery } from '#report/about-query.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A link to a fact, if the URL names none with an evidence card. */
export interface ReportChoice {
  readonly href: string;
  readonly words: string;
}

/** A form about one fact, or links to choose one. */
export type ReportModel =
  | {
      readonly kind: 'fact';
      readonly card: EvidenceCardView;
      /** Another way to contact the owner, with the fact filled in. */
      readonly otherChannel: string | undefined;
    }
  | { readonly kind: 'choose-fact'; readonly name: string; readonly facts: readonly ReportChoice[] }
  | { readonly kind: 'choose-provider'; readonly providers: readonly ReportChoice[] };

export function reportModel(
  { path, form }: Pick<ReportPage, 'path' | 'form'>,
  site: SiteContext,
): ReportModel {
  const { about } = form.written;
  const [owner = '', key = ''] = about.split('/');
  const found = evidenceOf(owner, site);
  const card = found && Object.hasOwn(found.file.facts, key) ? found.file.facts[key] : undefined;
  const to = (evidence: string, words: string): ReportChoice => ({
    href: path + aboutQuery(evidence),
    words,
  });
  if (card) return { kind: 'fact', card, otherChannel: otherChannel(about, card, site) };
  if (found) {
    const facts = Object.entries(found.file.facts).map(([name, { title }]) =>
      to(`${owner}/${name}`, plainText(title)),
    );
    return { kind: 'choose-fact', name: found.name, facts };
  }
  const providers = [...site.providers.values()].map(({ id, name }) => to(id, name));
  return { kind: 'choose-provider', providers };
}

/**
 * Returns the name and the evidence cards of a provider or country, by the name under which the build publishes the cards.
 */
function evidenceOf(
  owner: string,
  site: SiteContext,
): { readonly name: string; readonly file: EvidenceFile } | undefined {
  const provider = findProvider(owner, site);
  if (provider) return { name: provider.name, file: providerEvidence(provider, site) };
  const country = [...site.countries.values()].find((one) => countryEvidenceName(one) === owner);
  return country && { name: country.name[site.locale], file: countryEvidenceFile(country, site) };
}

function otherChannel(about: string, card: EvidenceCardView, { reportErrors, t, asOf }: SiteContext) {
  if (reportErrors === undefined) return undefined;
  const value = plainText(card.title);
  const named = `${card.provider}, ${value}`;
  const [provider = '', key = ''] = about.split('/');
  const source = card.sources[0]?.url;
  return reportAddress(reportErrors, {
    title: named,
    about: { provider, key, value, ...(source !== undefined && { source }) },
    lines: [
      `${t('evidence.reportFact')}: ${named} (${about})`,
      ...(source === undefined ? [] : [`${t('evidence.reportSource')}: ${source}`]),
      `${t('evidence.reportBuilt')}: ${asOf}`,
      '',
      t('evidence.reportAsk'),
      '',
    ],
  });
}
