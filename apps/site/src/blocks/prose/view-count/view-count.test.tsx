import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { selectViewCount } from './view-count.block.ts';
import { ViewCount } from './view-count.tsx';

const on = selectViewCount({ states: new Set(['views'] as const) });
const off = selectViewCount({ states: new Set() });

test.each(localeCodes)(
  'says in %s what is kept, how long, and who is not counted, only where it is on',
  (locale) => {
    expect(renderHtml(<ViewCount {...on} />, locale)).toContain('Global Privacy Control');
    expect(renderHtml(<ViewCount {...on} />, locale)).toMatch(/>[^<]*25[^<]*</);
    expect(renderHtml(<ViewCount {...off} />, locale)).not.toMatch(/25|Global Privacy Control/);
  },
);
