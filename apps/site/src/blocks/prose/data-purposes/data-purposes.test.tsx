import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectDataPurposes } from './data-purposes.block.ts';
import { DataPurposes } from './data-purposes.tsx';

const purposes = (...states: readonly ('analytics' | 'clicks' | 'views')[]) =>
  selectDataPurposes({ ...testContext(), states: new Set(states) });

test.each(['analytics', 'clicks', 'views'] as const)(
  '%s is a purpose where it is on, and only there',
  (what) => {
    expect(purposes().purposes).not.toContain(what);
    expect(purposes(what).purposes).toEqual([...purposes().purposes, what]);
  },
);

test('the leak check is a purpose where the site has its page', () => {
  expect(purposes().purposes).toContain('leaks');
  const without = selectDataPurposes({ ...testContext(), document: () => undefined });
  expect(without.purposes).not.toContain('leaks');
});

test('every purpose has its data, its legal basis and its end', () => {
  const rendered = renderElement(<DataPurposes {...purposes('analytics', 'clicks', 'views')} />);
  const rows = purposes('analytics', 'clicks', 'views').purposes.length;
  expect(rendered.all('th').filter(({ attributes }) => attributes.scope === 'row')).toHaveLength(rows);
  const cells = rendered.all('td');
  expect(cells).toHaveLength(3 * rows);
  expect(cells.every(({ text, attributes }) => text !== '' && attributes['data-label'] !== '')).toBe(true);
});

test.each([
  ['en', /GDPR Art\.\u00a06\(1\)\(f\)/, /GDPR Art\.\u00a06\(1\)\(a\)/],
  ['pl', /art\.\u00a06 ust\.\u00a01 lit\.\u00a0f RODO/, /art\.\u00a06 ust\.\u00a01 lit\.\u00a0a\u00a0RODO/],
  ['tr', /KVKK m\.\u00a05\/2-f/, /KVKK m\.\u00a05\/1/],
] as const)(
  'the bases in %s are those of the law that its readers know, and Google is named only where analytics is on',
  (locale, interest, consent) => {
    const [off, on] = [purposes(), purposes('analytics')].map((model) =>
      renderHtml(<DataPurposes {...model} />, locale),
    );
    expect(off).toMatch(interest);
    expect(off).not.toMatch(consent);
    expect(on).toMatch(consent);
    expect([off, on].map((html) => html?.includes('Google'))).toEqual([false, true]);
  },
);
