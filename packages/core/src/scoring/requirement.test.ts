import { expect, test } from 'vitest';
import type { Requirement } from './methodology.ts';
import { firstUnmet, requiredKeys } from './requirement.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { judgeProvider } from './score.ts';

const provider = sampleProvider('p', {
  a: sampleFact('partial'),
  b: sampleFact(true, { confidence: 'low' }),
  protocols: sampleFact({ type: 'choice-list', value: ['wireguard'] }),
  torrenting: sampleFact(false),
});
const { judgements } = judgeProvider(provider, sampleMethodology, '2026-11-15');
const unmet = (requirement: Requirement) => firstUnmet([requirement], provider, judgements);

test.each([
  [{ criterion: 'a', above: 4 }, undefined],
  [{ criterion: 'a', above: 5 }, true],
  [{ criterion: 'c', above: 0 }, false],
  [{ criterion: 'nowhere', above: 0 }, false],
  [{ criterion: 'a', tested: true }, undefined],
  [{ criterion: 'b', tested: true }, true],
  [{ key: 'torrenting', not: false }, true],
  [{ key: 'torrenting', not: true }, undefined],
  [{ key: 'unheard-of', not: true }, false],
  [{ key: 'protocols', anyOf: ['openvpn', 'wireguard'] }, undefined],
  [{ key: 'protocols', anyOf: ['openvpn'] }, true],
] as const)('%o: unmet and known: %s', (requirement, isKnown) => {
  expect(unmet(requirement)).toEqual(isKnown === undefined ? undefined : { requirement, isKnown });
});

test('the first that is not met is told', () => {
  const two: Requirement[] = [
    { criterion: 'a', above: 0 },
    { criterion: 'c', above: 0 },
  ];
  expect(firstUnmet(two, provider, judgements)?.requirement).toBe(two[1]);
});

test('it rests on the keys of its criterion, or on its own', () => {
  expect(requiredKeys({ criterion: 'a', above: 0 }, sampleMethodology)).toEqual(['a']);
  expect(requiredKeys({ key: 'torrenting', not: false }, sampleMethodology)).toEqual(['torrenting']);
  expect(() => requiredKeys({ criterion: 'nowhere', above: 0 }, sampleMethodology)).toThrow(
    'There is no criterion "nowhere".',
  );
});
