import type { LocalizedText } from '../locale/locale-table.ts';
import type { Basis } from './fact.ts';

/** The basis of facts from each kind of publisher. Readers see one name for kind and basis. */
export const basisOfPublisher = {
  provider: 'provider-claim',
  authority: 'court-record',
  auditor: 'independent-audit',
  press: 'press-report',
  dataset: 'dataset',
  research: 'research',
} as const satisfies Readonly<Record<string, Basis>>;

export type PublisherKind = keyof typeof basisOfPublisher;

export const publisherKinds = Object.keys(basisOfPublisher) as PublisherKind[];

/** A publisher of sources, as readers know it. */
export interface Publisher {
  readonly name: string;
  /**
   * Set for providers. Because users write on the same hosts too, a provider counts as the publisher only of pages that the
   * source attributes to it.
   */
  readonly provider?: true | undefined;
  /** A sentence for readers about all its publications, such as its interests or the license of its data. */
  readonly notice?: LocalizedText | undefined;
  /** Set if a program wrote its pages. A fact from it needs another source or low confidence. */
  readonly machineWritten?: true | undefined;
}

/** Publishers by address: a host, which includes its subdomains, or a host with the start of a path. */
export type Publishers = ReadonlyMap<string, Publisher>;

/** Returns the publisher of a source; undefined if no publisher has its address. */
export function publisherOf(
  { url, publisher }: { readonly url: string; readonly publisher: PublisherKind },
  publishers: Publishers,
): Publisher | undefined {
  const address = URL.parse(url);
  if (!address) return undefined;
  const labels = address.hostname.split('.');
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  const [, owner = '', repository = ''] = address.pathname.split('/');
  return [`${address.hostname}/${owner}/${repository}`, `${address.hostname}/${owner}`, ...hosts]
    .map((key) => publishers.get(key))
    .find((found) => found && (found.provider ?? false) === (publisher === 'provider'));
}
