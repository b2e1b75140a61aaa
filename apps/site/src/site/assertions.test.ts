import { globSync, readFileSync } from 'node:fs';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { selectFact } from '#evidence/fact/fact-view.ts';
import { asserted, assertionsIn, recordAssertions, withoutAssertions } from './assertions.ts';

let stopRecording = () => {};
afterEach(() => stopRecording());

test('in a checking render, a text carries what it asserts to whatever shows it', () => {
  stopRecording = recordAssertions();
  const words = asserted('3 audits', 'alder', 'audits', 3);
  expect(assertionsIn(`<p title="${words}">It has <b>${words}</b>.</p>`)).toEqual(
    ['3 audits', '3 audits'].map((found) => ({
      about: 'alder',
      key: 'audits',
      value: '3',
      isFirm: true,
      words: found,
    })),
  );
  expect(withoutAssertions(words)).toBe('3 audits');
});

describe('readers', () => {
  test('get the text alone', () => {
    expect(asserted('3 audits', 'alder', 'audits', 3)).toBe('3 audits');
    stopRecording = recordAssertions();
    stopRecording();
    expect(asserted('3 audits', 'alder', 'audits', 3)).toBe('3 audits');
    expect(selectFact('alder', 'audits', testContext()).text).toBe('3 audits, the newest from February 2025');
  });

  test('never get a checking render, because only tests start one', () => {
    const files = globSync('{apps,packages}/*/{src,commands}/**/*.{ts,tsx,astro}');
    const starting = files.filter(
      (file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('recordAssertions'),
    );
    expect(starting).toEqual(['apps/site/src/site/assertions.ts']);
  });
});
