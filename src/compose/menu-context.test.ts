import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { translator } from '#i18n/translator.ts';
import { composeBlockContext } from './block-context.ts';
import { messagesOf } from './locale-setting.ts';
import { composeMenuContext } from './menu-context.ts';

const catalog = loadCatalog(process.cwd());
const describedOn = (day: string, ...ids: string[]) => {
  const t = translator('en', messagesOf(catalog, 'en'));
  return composeMenuContext(catalog, composeBlockContext(catalog, 'en', t, day)).describeProviders(ids);
};

describe('what the menu says of providers', () => {
  test('is where one has its seat and how often it was audited', () => {
    expect(describedOn('2026-11-15', 'mullvad')).toMatch(
      /^Jurisdiction: Sweden; \d+ audits, the newest from /,
    );
  });

  test('is nothing that is out of date', () => {
    expect(describedOn('2126-11-15', 'mullvad') ?? '').not.toContain('Seat');
  });

  test('is that two have one owner, where they do', () => {
    expect(describedOn('2026-11-15', 'nordvpn', 'surfshark')).toBe('One owner: Nord Security');
    expect(describedOn('2026-11-15', 'mullvad', 'proton-vpn')).toBe('Which one suits which need');
  });

  test('is nothing where a route names none', () => {
    expect(describedOn('2026-11-15')).toBeUndefined();
  });
});
