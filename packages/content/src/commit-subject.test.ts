import { describe, expect, test } from 'vitest';
import { subjectProblem } from './commit-subject.ts';

describe('commit subjects', () => {
  test.each(['price: use one VAT rule per reader', 'docs: record time from clone to running site'])(
    'accepts "%s"',
    (subject) => expect(subjectProblem(subject)).toBeUndefined(),
  );

  test.each([
    ['Say how long a newcomer takes to a running site', 'area'],
    ['price: Use one VAT rule', 'area'],
    ['price: use one VAT rule.', 'period'],
    [`price: ${'a'.repeat(60)}`, 'characters'],
  ])('refuses "%s"', (subject, reason) => expect(subjectProblem(subject)).toContain(reason));
});
