import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';

/**
 * The facts that have an evidence card, from the files that the build wrote for browsers. Each file is read on first use.
 */
export class FactCards {
  readonly #files: Pick<SiteFiles, 'at' | 'variant'>;
  readonly #known = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(files: Pick<SiteFiles, 'at' | 'variant'>) {
    this.#files = files;
  }

  /** Whether there is a card with this id, such as "mullvad/kill-switch". */
  async has(evidence: string): Promise<boolean> {
    const [provider = '', key = '', ...rest] = evidence.split('/');
    return rest.length === 0 && (await this.#keysOf(provider)).has(key);
  }

  #keysOf(provider: string): Promise<ReadonlySet<string>> {
    const known = this.#known.get(provider);
    if (known) return known;
    const file = this.#files.at(`/_evidence/${defaultLocale}/${provider}.json`);
    // Unknown names are unbounded, so we don't cache them.
    if (!/^[a-z0-9-]+$/.test(provider) || !file) return Promise.resolve(new Set());
    const reading = this.#files.variant(file, undefined).then(({ body }) => {
      const { facts } = JSON.parse(body.toString('utf8')) as { readonly facts: object };
      return new Set(Object.keys(facts));
    });
    this.#known.set(provider, reading);
    reading.catch(() => this.#known.delete(provider));
    return reading;
  }
}
