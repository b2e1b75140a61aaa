import { describe, expect, test } from 'vitest';
import { edgeConfiguration } from './edge-configuration.ts';
import { withEdgeSettings } from './edge-settings.ts';

const plain = edgeConfiguration(process.cwd(), 'vpn.test');

describe('the edge in other places', () => {
  test('is unchanged where none is named', () => {
    expect(withEdgeSettings(plain, {})).toBe(plain);
  });

  test('asks the origins that are named, for pages and for clicks, and no other', () => {
    const moved = withEdgeSettings(plain, { origins: ['10.0.0.2:8080', 'second:8080', 'third:8080'] });
    const asked = [...moved.matchAll(/^ *server (\S+) max_fails=1 fail_timeout=10s;$/gm)].map(([, at]) => at);
    const each = ['10.0.0.2:8080', 'second:8080', 'third:8080'];
    expect(asked).toEqual([...each, ...each]);
    expect(moved).not.toContain('127.0.0.1:808');
  });

  test('listens on the ports that are named, on both kinds of address', () => {
    const moved = withEdgeSettings(plain, { ports: ['8080', '8443'] });
    const listened = [...moved.matchAll(/listen (\S+?)(?: .*)?;/g)].map(([, at]) => at);
    const site = listened.filter((at) => !at?.startsWith('127.'));
    expect(new Set(site)).toEqual(new Set(['8080', '[::]:8080', '8443', '[::]:8443']));
  });

  test('reads and writes where it is told', () => {
    const moved = withEdgeSettings(plain, {
      pages: '/edge/pages',
      certificates: '/edge/tls',
      log: '/dev/stdout',
    });
    expect(moved.match(/root \/edge\/pages;/g)).toHaveLength(2);
    expect(moved).toContain('ssl_certificate     /edge/tls/fullchain.pem;');
    expect(moved).toContain('ssl_certificate_key /edge/tls/privkey.pem;');
    expect(moved).toContain('access_log /dev/stdout vpn_site');
    expect(moved).not.toMatch(/letsencrypt|\/srv\/vpn-site|\/var\/log/);
  });

  test('says when there is nothing to move', () => {
    expect(() => withEdgeSettings('events {}', { pages: '/edge/pages' })).toThrow('no longer contains');
  });
});
