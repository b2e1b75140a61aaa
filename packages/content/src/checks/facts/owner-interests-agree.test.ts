import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, ownership, smallFacts } from './facts.fixture.ts';
import { ownerInterestsAgree } from './owner-interests-agree.ts';

const inHolding = smallFacts[ownership] ?? '';
const noSites = inHolding.replace('      - { name: Reviews, sources: [ register ] }\n', '');
const oneBrand = noSites.replace('      - { name: Other VPN, jurisdiction: US }\n', '');
const alone = (owner: string) =>
  inHolding.replace('id: acme, ', '').replace('name: Third VPN, owner: self', `id: acme, owner: ${owner}`);

const problems = (value: string, owners: string) =>
  problemsIn(
    {
      [acme]: (smallFacts[acme] ?? '').replace(
        'facts:\n',
        `facts:\n  owner-interests: { value: ${value} }\n`,
      ),
      [ownership]: owners,
    },
    ownerInterestsAgree,
  );

test.each([
  ['reviews-vpns', inHolding],
  ['several-vpns', noSites],
  ['one-vpn-group', oneBrand],
  ['independent', oneBrand],
  ['independent', alone('self')],
  ['unknown', alone('unknown')],
])('%s can agree with ownership.yaml', (value, owners) => {
  expect(problems(value, owners)).toEqual([]);
});

test.each([
  ['several-vpns', inHolding, 'Holding owns sites that review VPNs', 'reviews-vpns'],
  ['independent', noSites, 'Holding owns several VPNs', 'several-vpns'],
  ['reviews-vpns', oneBrand, 'Holding owns one VPN', 'one-vpn-group or independent'],
  ['one-vpn-group', alone('self'), 'it is its own owner', 'independent'],
  ['independent', alone('unknown'), 'its owner is unknown', 'unknown'],
])('%s contradicts it where the owner is another', (value, owners, says, instead) => {
  const message = `"owner-interests" is "${value}", but according to facts/ownership.yaml ${says}.`;
  const remedy = expect.stringContaining(`Write ${instead} here`);
  expect(problems(value, owners)).toMatchObject([{ file: acme, line: 5, message, remedy }]);
});

test('a provider without an owner is left to other rules', () => {
  expect(problems('independent', inHolding.replace('id: acme, ', ''))).toEqual([]);
});
