import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printRules, withoutPrintRules } from './print-rules.ts';
import { readSheet } from './sheet-rules.ts';

const css =
  '@layer a, b; @layer a {.x {color: red; @media print {color: black}} .y {top: 0}} @media (print) and (width > 1px) {.w {top: 0}} @media print {.z {top: 0} @page {margin: 0}}';
const together = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};]) ?/g, '$1');

test('print rules are taken out of a sheet, wherever they are', () => {
  expect(together(withoutPrintRules(css))).toBe(
    '@layer a, b;@layer a{.x{color: red}.y{top: 0}}@media (print) and (width > 1px){.w{top: 0}}',
  );
});

test('the print sheet has only them, in their layers', () => {
  expect(together(printRules(css))).toBe(
    '@layer a, b;@layer a{.x{@media print{color: black}}}@media print{.z{top: 0}@page{margin: 0}}',
  );
});

test('the print sheet imports every sheet that has print rules', () => {
  const folder = 'apps/site/src/shell/sheets';
  const printed = new Set(readSheet(`${folder}/print.css`).files);
  const withRules = globSync(`${folder}/**/*.css`).filter((file) =>
    readSheet(file).files.some((each) => readFileSync(each, 'utf8').includes('@variant print')),
  );
  expect(withRules.filter((file) => !printed.has(join(file)))).toEqual([]);
});
