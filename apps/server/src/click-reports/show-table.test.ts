import { expect, test, vi } from 'vitest';
import { showTable } from './show-table.ts';

test('no empty frame is drawn where nothing was counted', () => {
  const rendered = vi.spyOn(console, 'table').mockReturnValue();
  showTable([]);
  expect(rendered).not.toHaveBeenCalled();
  showTable([{ provider: 'alder', clicks: 1 }]);
  expect(rendered).toHaveBeenCalledOnce();
});
