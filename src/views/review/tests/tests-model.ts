import {
  type StreamingTableModel,
  selectStreamingTable,
} from '#blocks/page/comparison-streaming-table/comparison-streaming-table.block.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { cellView, type MarkView } from '#evidence/fact/fact.ts';
import { type TestRow, testRows } from '#evidence/record/measured-tests.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A sentence, and the marks of the facts it rests on. */
interface MarkedSentence {
  readonly text: string;
  readonly marks: readonly MarkView[];
}

/** What others measured of a provider; of the site's own tests there are none. */
export interface OthersTests {
  readonly measured: readonly TestRow[];
  readonly countries: MarkedSentence | undefined;
  /** Undefined where nobody reports anything. */
  readonly streaming: StreamingTableModel | undefined;
}

export function selectTests(providerId: string, site: SiteContext): OthersTests {
  const provider = providerById(providerId, site);
  const hasStreaming = isKnown(factOf(provider, 'streaming'));
  return {
    measured: testRows(provider, site),
    countries: countryWords(provider, site),
    streaming: hasStreaming ? selectStreamingTable({ providers: [providerId] }, site) : undefined,
  };
}

/** A flag in a list is not a server: how many of the countries on offer others found by measuring. */
function countryWords(provider: Provider, site: SiteContext): MarkedSentence | undefined {
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
