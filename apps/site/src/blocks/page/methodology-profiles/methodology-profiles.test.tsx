import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectMethodologyProfiles } from './methodology-profiles.block.ts';
import { MethodologyProfiles } from './methodology-profiles.tsx';

const site = testContext();
const { profiles, heaviest } = selectMethodologyProfiles(site);
const named = (id: string) => profiles.find((candidate) => candidate.id === id);

test('shows every ranking against the overall one', () => {
  expect(profiles.map(({ id }) => id)).toEqual(site.methodology.profiles.map(({ id }) => id));
  expect(named('overall')?.groups.every(({ overall }) => overall === undefined)).toBe(true);
  expect(named('privacy')?.groups.every(({ overall }) => overall !== undefined)).toBe(true);
  expect(Math.max(...profiles.flatMap(({ groups }) => groups.map(({ share }) => share)))).toBe(heaviest);
});

test('says which criteria weigh something else than overall, and no others', () => {
  expect(named('overall')?.weights).toEqual([]);
  const torrenting = named('torrenting')?.weights ?? [];
  expect(torrenting).toContainEqual({ id: 'port-forwarding', label: 'Port forwarding', change: '2 → 18' });
  expect(torrenting.map(({ id }) => id)).not.toContain('logging');
  expect(named('free')?.weights).toContainEqual({ id: 'cost', label: expect.any(String), change: '8 → 0' });
});

test('a group that counts more multiplies the weights of its criteria', () => {
  const [overall] = site.methodology.profiles;
  if (!overall) throw new Error('There is a profile.');
  const doubled = { ...overall, id: 'doubled', groups: { trust: 2 } };
  const methodology = { ...site.methodology, profiles: [overall, doubled] };
  const [, second] = selectMethodologyProfiles({ ...site, methodology }).profiles;
  expect(second?.weights.map(({ id, change }) => [id, change])).toEqual([
    ['ownership', '10 → 20'],
    ['audits', '9 → 18'],
  ]);
});

test('says what a ranking requires, in its order', () => {
  expect(named('torrenting')?.requires).toEqual([
    'Torrents allowed: known, and not “No”',
    'Kill switch: shown, at least in part',
  ]);
  expect(named('privacy')?.requires).toEqual([]);
});

test('bars are in proportion to the heaviest of all rankings, marked with the overall weight; requirements are lines', () => {
  const group = { id: 'privacy', label: 'Privacy', share: 0.3, shareText: '30%', overall: 0.45 };
  const profile = {
    id: 'streaming',
    label: 'Streaming',
    description: 'For films.',
    groups: [group, { ...group, id: 'speed', share: 0.6, overall: undefined }],
    weights: [],
    requires: ['This.', 'That.'],
  };
  const rendered = renderElement(<MethodologyProfiles profiles={[profile]} heaviest={0.6} />);
  const paths = (name: string) => rendered.all(`path.${name}`).map(({ attributes }) => attributes.d);
  expect(paths('bar-value')).toEqual(['M0 5H50', 'M0 5H100']);
  expect(paths('bar-mark')).toEqual(['M75 0V10']);
  expect(rendered.all('p.label').map(({ text }) => text)).toEqual(['Needed for a place']);
  expect(rendered.all('li').map(({ text }) => text)).toEqual(['This.', 'That.']);
});
