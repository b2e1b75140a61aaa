import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressTable } from '@vpn-site/fixture/address-table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddressTables } from './address-tables.ts';

let folder: string;
let tables: AddressTables;

const write = (name: string, bytes: Buffer) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  const networksFile = write(
    'networks.mmdb',
    addressTable({
      '203.0.113.0/24': { autonomous_system_number: 64_500, autonomous_system_organization: 'Example Net' },
      '2001:db8:7::/48': {
        autonomous_system_number: 64_501,
        autonomous_system_organization: 'Exämple "Six"',
      },
    }),
  );
  const countriesFile = write(
    'countries.mmdb',
    addressTable({
      '203.0.113.0/24': { country_code: 'PL' },
      '2001:db8::/32': { country: { iso_code: 'TR' } },
    }),
  );
  tables = new AddressTables({ networksFile, countriesFile });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('what is known of an address', () => {
  test('its network and its country, of both kinds of address', () => {
    expect(tables.describe('203.0.113.7')).toEqual({
      address: '203.0.113.7',
      family: 4,
      network: { asn: 64_500, name: 'Example Net' },
      country: 'PL',
    });
    expect(tables.describe('2001:db8:7::1')).toEqual({
      address: '2001:db8:7::1',
      family: 6,
      network: { asn: 64_501, name: 'Exämple "Six"' },
      country: 'TR',
    });
  });

  test('an address of IPv4 stays one inside of IPv6, and the name of a link is nobody’s business', () => {
    expect(tables.describe('::ffff:203.0.113.7')).toMatchObject({
      address: '203.0.113.7',
      family: 4,
      country: 'PL',
    });
    expect(tables.describe('fe80::1%eth0')).toMatchObject({ address: 'fe80::1', family: 6 });
  });

  test('nothing of an address that no table has, and nothing at all without tables', () => {
    const unknown = { address: '192.0.2.1', family: 4, network: null, country: null };
    expect(tables.describe('192.0.2.1')).toEqual(unknown);
    expect(
      new AddressTables({ networksFile: undefined, countriesFile: undefined }).describe('192.0.2.1'),
    ).toEqual(unknown);
  });

  test('a file that is no table, or half of one, is refused at the start', () => {
    const open = (networksFile: string) => () =>
      new AddressTables({ networksFile, countriesFile: undefined });
    expect(open('/nowhere')).toThrow(
      /LEAK_CHECK_NETWORKS is \/nowhere, which is not a readable table.*: write the path of an \.mmdb file/,
    );
    expect(open(write('text', Buffer.from('no table')))).toThrow(/is not a readable table/);
    const half = addressTable({ '192.0.2.0/24': { autonomous_system_number: 1 } }, 4);
    expect(open(write('half.mmdb', half))).toThrow(/knows IPv4 alone/);
  });
});
