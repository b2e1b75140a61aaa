import { isKnown } from '#domain/provider/fact.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { cellView, type MarkView } from '../fact/fact.ts';
import { type TestRow, testRows } from './test-rows.ts';

/** A sentence, and the marks of the facts it rests on. */
interface MarkedSentence {
  readonly text: string;
  readonly marks: readonly MarkView[];
}

/** What others measured of a provider; of the site's own tests there are none. */
export interface MeasuredTestsView {
  readonly rows: readonly TestRow[];
  readonly countries: MarkedSentence | undefined;
}

export function measuredTestsView(providerId: string, site: Language & SiteFacts): MeasuredTestsView {
  const provider = providerById(providerId, site);
  return {
    rows: testRows(provider, site),
    countries: countryWords(provider, site),
  };
}

/** A flag in a list is not a server: how many of the countries on offer others found by measuring. */
function countryWords(provider: Provider, site: Language & SiteFacts): MarkedSentence | undefined {
  const [measured, advertised] = ['countries-measured', 'countries'].map((key) => ({
    ...cellView(provider.id, key, site),
    isKnown: isKnown(factOf(provider, key)),
  }));
  if (!measured || !advertised?.isKnown) return undefined;
  const text = measured.isKnown
    ? site.t('review.tests.countries', { measured: measured.text, advertised: advertised.text })
    : site.t('review.tests.countriesUnmeasured', { advertised: advertised.text });
  return { text, marks: [measured, advertised].flatMap(({ mark }) => mark ?? []) };
}
