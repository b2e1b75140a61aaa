import { formatDay, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { type EndingNames, endingNames } from '@vpn-site/core/provider/ending.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import { type FormerProvider, hasEnded, type Provider } from '@vpn-site/core/provider/provider.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-model.ts';
import { basisView, type MarkView, markView, sourceViews } from '../fact/fact-view.ts';

// Events in the history of a provider: its closure or merger, and its former names.

export interface LifeView {
  readonly text: string;
  readonly mark: MarkView | undefined;
}

/** Returns a sentence such as "Alder VPN closed on 31 January 2027.", with its source. */
export function endingView(provider: FormerProvider, site: FactContext): LifeView {
  const text = endingText(provider, site);
  return { text, mark: lifeMark(provider, endingKey, text, provider.status, site) };
}

function endingText(provider: FormerProvider, site: FactContext): string {
  return endingWords(
    endingNames(provider, (id) => findProvider(id, site)?.name),
    site,
  );
}

export function endingWords(
  { kind, name, on, into = '' }: EndingNames,
  { locale, t }: Pick<Language, 'locale' | 't'>,
): string {
  return t('life.ended', { kind, name, date: formatDay(on, locale), into });
}

/** Returns the former names of a provider, latest first. */
export function formerNames(provider: Provider, site: FactContext): LifeView[] {
  return (provider.formerly ?? [])
    .map(({ name, until, ...evidence }, index) => {
      const text = site.t('life.formerly', { name, date: formatPartialDate(until, site.locale) });
      return { until, text, mark: lifeMark(provider, nameKey(index), text, evidence, site) };
    })
    .toSorted((a, b) => Number(a.until < b.until) - Number(a.until > b.until));
}

/** Returns the evidence cards for the source marks of the ending and the former names. */
export function lifeEvidence(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  const { formerly = [] } = provider;
  const card = (title: string, claim: Evidence): EvidenceCardView =>
    evidenceCardView(
      { provider, definition: { lifetime: 'never', scored: false }, title, claim, dissent: [] },
      site,
    );
  return [
    ...(hasEnded(provider)
      ? [[endingKey, card(endingText(provider, site), provider.status)] satisfies [string, EvidenceCardView]]
      : []),
    ...formerly.map(({ name, until, ...evidence }, index): [string, EvidenceCardView] => {
      const title = site.t('life.formerly', { name, date: formatPartialDate(until, site.locale) });
      return [nameKey(index), card(title, evidence)];
    }),
  ];
}

const endingKey = 'status';
const nameKey = (index: number) => `formerly:${index}`;

function lifeMark(
  provider: Provider,
  key: string,
  label: string,
  claim: Evidence,
  site: FactContext,
): MarkView | undefined {
  return markView(
    {
      evidence: `${provider.id}/${key}`,
      provider: provider.name,
      label,
      basis: basisView(claim.basis, site),
      sources: sourceViews(claim, provider, site),
    },
    site,
  );
}
