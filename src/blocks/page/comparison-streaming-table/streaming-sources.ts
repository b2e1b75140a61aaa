import type { Provider } from '#domain/provider/provider.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { DatedReport } from './dated-reports.ts';
import { sourceView } from './streaming-answer.ts';

export interface Reported {
  readonly provider: Provider;
  readonly reports: readonly DatedReport[];
}

/** A source and the providers whose columns rest on it. */
export interface StreamingSource {
  readonly mark: string;
  readonly title: string;
  /** Of the title. */
  readonly language: string;
  readonly url: string;
  readonly who: string;
  readonly providers: string;
}

/** Each source once, however many columns rest on it. */
export function sourcesOf(shown: readonly Reported[], site: SiteContext): StreamingSource[] {
  const used = shown.flatMap(({ provider, reports }) =>
    reports.flatMap((report) => {
      const source = sourceView(report, provider, site);
      return source ? [{ ...source, provider: provider.name }] : [];
    }),
  );
  return [...Map.groupBy(used, ({ url }) => url).values()].flatMap((same) => {
    const [first] = same;
    const providers = [...new Set(same.map(({ provider }) => provider))].join(', ');
    if (!first) return [];
    const { mark, title, language, url, who } = first;
    return [{ mark, title, language, url, who, providers }];
  });
}
