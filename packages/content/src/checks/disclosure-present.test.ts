import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { disclosurePresent } from './disclosure-present.ts';

const file = 'content/data/common/website.tr.yaml';

test('a language without a disclosure is refused', { tags: 'store-query-no-match' }, () => {
  expect(problemsIn({ [file]: 'other: x' }, disclosurePresent)).toMatchObject([{ file, line: 1 }]);
  expect(problemsIn({}, disclosurePresent)).toEqual([]);
});

test.each(['', '# nothing yet\n', '- disclosure: x', 'disclosure: " "', 'just words'])(
  '%j holds no disclosure',
  (text) => {
    expect(problemsIn({ [file]: text }, disclosurePresent)).toMatchObject([
      { file, line: 1, message: 'The disclosure is missing.' },
    ]);
  },
);

test('a file that is missing is named; one that is not YAML is left to data-files-valid', () => {
  expect(problemsIn({ [file]: undefined }, disclosurePresent)).toMatchObject([
    { file, message: 'The disclosure is missing.' },
  ]);
  expect(problemsIn({ [file]: 'disclosure: "x' }, disclosurePresent)).toEqual([]);
});
