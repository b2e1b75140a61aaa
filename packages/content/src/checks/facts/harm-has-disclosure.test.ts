import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { harmHasDisclosure } from './harm-has-disclosure.ts';

test('an incident with harm says how it was told; one without need not', () => {
  expect(problemsIn(smallFacts, harmHasDisclosure)).toEqual([]);
  expect(problemsAfter(harmHasDisclosure, acme, 'told: answered, ', '')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'harm: exposed-part'),
      message:
        'The incident "facts.incidents.value.0" has harm "exposed-part" but does not say how users learned of it.',
      remedy: 'Add "told" with one of: itself-within-30-days, answered, kept-back.',
    },
  ]);
  expect(problemsAfter(harmHasDisclosure, acme, 'harm: exposed-part, told: answered', 'harm: none')).toEqual(
    [],
  );
});
