import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { expect, test } from 'vitest';
import { renderHeadTags } from './head-tag.ts';
import { sheetTags, siteTags } from './site-tags.ts';

test('every language has a manifest of its own', () => {
  const manifests = localeCodes.map(
    (locale) => /href="([^"]*webmanifest)"/.exec(renderHeadTags(siteTags(locale)))?.[1],
  );
  expect(manifests).toEqual([
    '/manifest.webmanifest',
    '/manifest.pl.webmanifest',
    '/manifest.tr.webmanifest',
  ]);
});

test('sheets are linked in order, and those of other pages only named', () => {
  expect(
    renderHeadTags(
      sheetTags({ needed: ['/a.css', '/b.css'], print: '/p.css', others: ['/c.css', '/d.css'] }),
    ),
  ).toBe(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">' +
      '<link rel="stylesheet" href="/p.css" media="print">' +
      '<meta name="next-sheets" content="/c.css /d.css">',
  );
});
