import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { harmlessIncidents } from './harmless-incidents.ts';

const messages = (before: string, after: string) =>
  problemsAfter(harmlessIncidents, acme, before, after).map(({ line, message }) => [line, message]);

test('without harm nothing was exposed, and with harm there is no proof', () => {
  expect(problemsIn(smallFacts, harmlessIncidents)).toEqual([]);
  const line = lineOf(acme, 'harm: exposed-part');
  expect(messages('harm: exposed-part, told: answered', 'harm: none')).toEqual([
    [line, 'The incident "facts.incidents.value.0" has harm "none", but its outcome is "data-exposed".'],
  ]);
  expect(
    messages('harm: exposed-part,', 'harm: exposed-part, proof: { kind: demand, confirmed: true },'),
  ).toEqual([[line, 'The incident "facts.incidents.value.0" has harm "exposed-part" and a proof.']]);
});
