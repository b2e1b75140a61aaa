import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import {
  continuePath,
  handOffPath,
  handOffSeconds,
  isHandOffAddress,
  providerOfHandOff,
} from './hand-off.ts';

describe('the hand-off', () => {
  test('waits three seconds', { tags: 'sendme-countdown' }, () => {
    expect(handOffSeconds).toBe(3);
  });

  test.each([
    ['en', '/sendme/mullvad'],
    ['pl', '/pl/sendme/mullvad'],
    ['tr', '/tr/sendme/mullvad'],
  ] as const)('in %s lives at %s', (locale, path) => {
    expect(handOffPath(locale, 'mullvad')).toBe(path);
    expect(continuePath(locale, 'mullvad')).toBe(`${path}/continue`);
  });

  test.each([
    ['sendme/mullvad', 'mullvad'],
    ['sendme', undefined],
    ['sendme/', undefined],
    ['sendme/mullvad/continue', undefined],
    ['sendmen/mullvad', undefined],
    ['', undefined],
  ])('the address "%s" is for %s', (slug, vpn) => {
    expect(providerOfHandOff(slug)).toBe(vpn);
  });

  test.each([
    ['/sendmen', false],
    ['/guides/sendme', false],
    ['/pl/sendme', true],
  ])('%s belongs to it: %s', (path, belongs) => {
    expect(isHandOffAddress(path)).toBe(belongs);
  });

  test('every address made here is known here, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), fc.stringMatching(/^[a-z0-9-]+$/), (locale, vpn) => {
        expect(isHandOffAddress(handOffPath(locale, vpn))).toBe(true);
        expect(isHandOffAddress(continuePath(locale, vpn))).toBe(true);
        expect(providerOfHandOff(`sendme/${vpn}`)).toBe(vpn);
      }),
    );
  });
});
