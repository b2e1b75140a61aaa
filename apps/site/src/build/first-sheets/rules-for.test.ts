import { describe, expect, test } from 'vitest';
import { canMatch, rulesFor } from './rules-for.ts';

const names = new Set(['html', 'main', 'a', 'p', '.card', '.lg:flex', '.menu']);

test('a selector reaches a page by the names that the page has', () => {
  const reaching = ['a', '*', ':root[data-theme=dark]', 'main .card>a:hover', '.lg\\:flex', 'a[href*="."]'];
  const nested = [
    ':where(.card)>*+*',
    ':is(.card,.other) p',
    '.card:not(.other)',
    '.menu:has(+:popover-open)',
  ];
  const others = [
    '.other',
    'main .other',
    'table td',
    ':where(.other)>*',
    ':is(.other,h1) p',
    '.card:has(.other)',
  ];
  const selectors = [...reaching, ...nested, 'p::before', ...others, '.lg'];
  expect(selectors.filter((selector) => canMatch(selector, names))).toEqual([
    ...[...reaching, ...nested, 'p::before'],
  ]);
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
