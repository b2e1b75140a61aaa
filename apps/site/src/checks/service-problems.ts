import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';

/**
 * Checks that a page about a streaming service has the name of a service in the vocabulary, because the page is made from
 * its facts.
 */
export function serviceProblems({ documents, facts }: Pick<Catalog, 'documents' | 'facts'>): Problem[] {
  const services = streamingServices(facts.vocabulary);
  return documents
    .all()
    .filter(({ kind }) => kind === 'streaming')
    .flatMap(({ file, id }) => {
      const service = id.replace(/^streaming\//, '');
      if (services.includes(service)) return [];
      const meant = nearestName(service, services);
      return [
        {
          file,
          message: `There is no streaming service "${service}" in facts/vocabulary/streaming-services.yaml.`,
          remedy: meant === undefined ? 'Add it there, or remove the page.' : `Did you mean "${meant}"?`,
        },
      ];
    })
    .toArray();
}
