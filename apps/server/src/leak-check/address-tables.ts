import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import type { SeenAddress } from '@vpn-site/site/leak-check/observation.ts';
import { type AsnResponse, type CountryResponse, Reader, type Response } from 'mmdb-lib';
import type { LeakCheckConfig } from './leak-check-config.ts';

/** Tables of one country per address write its code flat; those with more to say of a place write it inside. */
type CountryRow = CountryResponse & { readonly country_code?: string };

/** What is publicly known of an address, from tables on this machine: nobody else is asked. */
export class AddressTables {
  readonly #networks: Reader<AsnResponse> | undefined;
  readonly #countries: Reader<CountryRow> | undefined;

  constructor({ networksFile, countriesFile }: Pick<LeakCheckConfig, 'networksFile' | 'countriesFile'>) {
    this.#networks = openTable<AsnResponse>('LEAK_CHECK_NETWORKS', networksFile);
    this.#countries = openTable<CountryRow>('LEAK_CHECK_COUNTRIES', countriesFile);
  }

  /** An address as the socket or the edge tells it, with what the tables know of it. */
  describe(told: string): SeenAddress {
    const address = plainAddress(told);
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

/** A server that listens on both kinds of address sees those of IPv4 inside of IPv6; a link has its name behind a percent sign. */
function plainAddress(told: string): string {
  const [address = ''] = told.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function openTable<Row extends Response>(setting: string, file: string | undefined): Reader<Row> | undefined {
  if (file === undefined) return undefined;
  const table = readTable<Row>(file);
  if (table?.metadata.ipVersion === 6) return table;
  const why = table ? 'knows IPv4 alone' : 'is no table that can be read';
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
