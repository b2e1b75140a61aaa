import { expect, test } from 'vitest';
import { renderHeadTags } from './head-tag.ts';
import { sheetTags } from './sheet-tags.ts';

test('sheets are linked in order, and those of other pages only named', () => {
  expect(renderHeadTags(sheetTags(['/a.css', '/b.css'], ['/c.css', '/d.css']))).toBe(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">' +
      '<meta name="next-sheets" content="/c.css /d.css">',
  );
});
