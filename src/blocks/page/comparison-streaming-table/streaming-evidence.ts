import type { Provider } from '#domain/provider/provider.ts';
import { type EvidenceCardView, evidenceCardView } from '#evidence/card/evidence-card.ts';
import { inSentence } from '#evidence/fact/in-sentence.ts';
import type { SiteContext } from '#site/site-context.ts';
import { datedReports, reportKey } from './dated-reports.ts';
import { regionsText } from './streaming-answer.ts';
import { streamingDefinition } from './streaming-services.ts';

/** Each report has its own source and date, so its mark opens a card of its own, not the card of all reports. */
export function streamingEvidence(provider: Provider, site: SiteContext): [string, EvidenceCardView][] {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return [];
  const { t, locale } = site;
  const word = (option: string) => definition.options[option]?.[locale] ?? option;
  return datedReports(provider, definition, site.asOf).map((report) => {
    const { service, result, regions, basis, date, checked, isWeak, source } = report;
    const title = t('evidence.title', { fact: word(service), answer: inSentence(word(result), locale) });
    const card = evidenceCardView(
      {
        provider,
        definition,
        title,
        dissent: [],
        claim: {
          basis,
          asOf: date,
          checked,
          // Without a date it is weak by itself, and the card says so.
          confidence: isWeak && date !== undefined ? 'low' : undefined,
          sources: [source],
        },
      },
      site,
    );
    return [reportKey(report), { ...card, note: regionsText(regions, site) }];
  });
}
