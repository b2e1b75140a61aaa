import { describe, expect, test } from 'vitest';
import { canMatch, rulesFor } from './rules-for.ts';

const names = new Set(['html', 'main', 'a', 'p', '.card', '.lg:flex', '.menu']);

describe('a selector reaches a page', () => {
  test.each([
    'a',
    '*',
    ':root[data-theme=dark]',
    '.card',
    'main .card>a:hover',
    '.lg\\:flex',
    ':where(.card)>*+*',
    ':is(.card,.other) p',
    '.card:not(.other)',
    '.menu:has(+:popover-open)',
    'p::before',
    'a[href*="."]',
  ])('%s', (selector) => {
    expect(canMatch(selector, names)).toBe(true);
  });

  test.each([
    '.other',
    'main .other',
    'table td',
    ':where(.other)>*',
    ':is(.other,h1) p',
    '.card:has(.other)',
    '.lg',
  ])('not %s', (selector) => {
    expect(canMatch(selector, names)).toBe(false);
  });
});

describe('the rules of a first screen', () => {
  test('are those that reach it, in their order and under their conditions', () => {
    const css =
      '@layer a,b;@layer b{.card,.other{color:red}@media (width>=64rem){.other{color:blue}.card{margin:0}}.other{top:0}}';
    expect(rulesFor(css, names)).toBe(
      '@layer a,b;@layer b{.card{color:red}@media (width>=64rem){.card{margin:0}}}',
    );
  });

  test('have the values and movements that they ask for, and no others', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@property --d{syntax:"*";inherits:false}.card{top:var(--a);animation:in 1s}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}';
    expect(rulesFor(css, names)).toBe(
      ':root{--a:var(--b);--b:1px}.card{top:var(--a);animation:in 1s}@keyframes in{0%{top:0}}',
    );
  });
});
