import { expect, test } from 'vitest';
import { disclosurePresent } from './disclosure-present.ts';
import { problemsIn } from './fixture-root.ts';

test('a language without a disclosure is refused', () => {
  expect(problemsIn({ 'content/data/common/website.tr.yaml': 'other: x' }, disclosurePresent)).toMatchObject([
    { file: 'content/data/common/website.tr.yaml' },
  ]);
  expect(problemsIn({}, disclosurePresent)).toEqual([]);
});
