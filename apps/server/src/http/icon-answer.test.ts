import { iconNames, iconTable } from '@vpn-site/site/ui/icons/icon-table.ts';
import { expect, test } from 'vitest';
import { iconsOf } from './icon-answer.ts';

test('every registered icon is found in its set', () => {
  for (const name of iconNames) {
    const [prefix = '', drawnAs = ''] = iconTable[name].split(':');
    expect(iconsOf(prefix, [drawnAs])?.icons[drawnAs]?.body).toMatch(/^<(?:path|g|circle|rect)/);
  }
});

test.each(['__proto__', 'constructor', 'toString', ''])('there is no set "%s"', (prefix) => {
  expect(iconsOf(prefix, ['star'])).toBeUndefined();
});

test('what a set does not have is named once', () => {
  expect(iconsOf('lucide', ['toString', 'nope', 'nope'])).toEqual({
    prefix: 'lucide',
    icons: {},
    not_found: ['toString', 'nope'],
  });
});
