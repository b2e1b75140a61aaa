import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import type { SeenAddress } from '@vpn-site/site/leak-check/observation.ts';
import { type AsnResponse, type CountryResponse, Reader, type Response } from 'mmdb-lib';
import type { LeakCheckConfig } from './leak-check-config.ts';

/**
 * A row of a country table. Tables that contain only countries have the code at the top level; tables with more detail nest
 * it.
 */
type CountryRow = CountryResponse & { readonly country_code?: string };

/** Looks up what is publicly known about an address in tables on this machine, without asking a third party. */
export class AddressTables {
  readonly #networks: Reader<AsnResponse> | undefined;
  readonly #countries: Reader<CountryRow> | undefined;

  constructor({ networksFile, countriesFile }: Pick<LeakCheckConfig, 'networksFile' | 'countriesFile'>) {
    this.#networks = openTable<AsnResponse>('LEAK_CHECK_NETWORKS', networksFile);
    this.#countries = openTable<CountryRow>('LEAK_CHECK_COUNTRIES', countriesFile);
  }

  get knowsNetworks(): boolean {
    return this.#networks !== undefined;
  }

  get knowsCountries(): boolean {
    return this.#countries !== undefined;
  }

  /**
   * Returns an address with its network and country from the tables. The address may be written as the socket or the edge
   * reports it.
   */
  describe(reported: string): SeenAddress {
    const address = normalizeAddress(reported);
    const network = this.#networks?.get(address);
    const country = this.#countries?.get(address);
    return {
      address,
      family: isIPv6(address) ? 6 : 4,
      network: network
        ? { asn: network.autonomous_system_number, name: network.autonomous_system_organization ?? '' }
        : null,
      country: country?.country_code ?? country?.country?.iso_code ?? null,
    };
  }
}

/**
 * Normalizes an address: a dual-stack server sees IPv4 addresses mapped into IPv6, and a link-local address ends in a
 * percent sign and a zone id.
 */
function normalizeAddress(reported: string): string {
  const [address = ''] = reported.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function openTable<Row extends Response>(setting: string, file: string | undefined): Reader<Row> | undefined {
  if (file === undefined) return undefined;
  const table = readTable<Row>(file);
  if (table?.metadata.ipVersion === 6) return table;
  const why = table ? 'knows IPv4 alone' : 'is not a readable table';
  throw new ConfigError(
    `${setting} is ${file}, which ${why}: write the path of an .mmdb file for IPv4 and IPv6.`,
  );
}

function readTable<Row extends Response>(file: string): Reader<Row> | undefined {
  try {
    return new Reader<Row>(readFileSync(file));
  } catch {
    return undefined;
  }
}
