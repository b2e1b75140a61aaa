import { describe, expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { renderHtml } from '#fixtures/render-html.tsx';
import { selectCorrections } from './corrections.block.ts';
import { Corrections } from './corrections.tsx';

const words = (en: string) => ({ en, pl: 'x', tr: 'x' });
const correction = { day: '2026-11-15', page: 'pages/about', wrong: words('Old.'), right: words('New.') };
const html = (corrections: (typeof correction)[], document = emptyContext.document) =>
  renderHtml(<Corrections {...selectCorrections({ ...emptyContext, corrections, document })} />);

describe('corrections', () => {
  test('where there are none, that is said', () => {
    expect(html([])).toContain('There are no corrections yet.');
  });

  test('names the page, what was wrong and what is right', () => {
    const drawn = html([correction]);
    expect(drawn).toContain('<time dateTime="2026-11-15">November 15, 2026</time>');
    expect(drawn).toContain('<a href="/privacy/what-is-a-vpn">pages/about</a>');
    expect(drawn).toMatch(/Wrong: Old\..*Right: New\./);
  });

  test('a page that is gone is named without a link', () => {
    expect(html([correction], () => undefined)).not.toContain('<a');
  });
});
