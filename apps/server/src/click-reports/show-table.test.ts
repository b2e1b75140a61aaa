import { expect, test, vi } from 'vitest';
import { formatTable, showTable } from './show-table.ts';

test('text stands left, numbers stand right under their name', () => {
  expect(
    formatTable([
      { provider: 'alder', clicks: 1, rate: '0.5%' },
      { provider: 'a longer name', clicks: 1200, rate: '' },
    ]),
  ).toBe(['provider       clicks  rate', 'alder               1  0.5%', 'a longer name    1200'].join('\n'));
});

test('nothing is printed where nothing was counted', () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  showTable([]);
  expect(printed).not.toHaveBeenCalled();
  showTable([{ provider: 'alder', clicks: 1 }]);
  expect(printed).toHaveBeenCalledOnce();
});
