import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAppsFor } from './apps-for.block.ts';
import { AppsFor } from './apps-for.tsx';

const site = testContext();
const names = (platform: string) => selectAppsFor(platform, site).apps.map(({ badge: face }) => face.id);

test('names who runs on the device, best overall score first', () => {
  expect(names('apple-tv')).toEqual(['elm', 'birch']);
  expect(names('router')).toEqual(['alder', 'fir']);
});

test('tells who does not list the device from those of whom nobody knows', () => {
  const { platform, without, unknown } = selectAppsFor('apple-tv', site);
  expect(platform).toBe('Apple TV');
  expect(without).toMatch(/^Alder.*, Cedar.* and Fir/);
  expect(unknown).toMatch(/^Dogwood/);
  expect(selectAppsFor('windows', site).without).toBeUndefined();
});

test.each(localeCodes)('each leads to its review and to who says so, in %s', (locale) => {
  const local = testContext(locale);
  const model = selectAppsFor('windows', local);
  const rows = renderElement(<AppsFor {...model} />).all('li');
  expect(rows.map((row) => row.all('a')[0]?.attributes.href)).toEqual(
    model.apps.map(({ badge: face }) => local.reviewPath(face.id)),
  );
  expect(rows.map((row) => row.all('a')[1]?.attributes['data-evidence'])).toEqual(
    model.apps.map(({ badge: face }) => `${face.id}/platforms`),
  );
});

test('what is out of date says so', () => {
  const rows = renderElement(<AppsFor {...selectAppsFor('windows', site)} />).all('li');
  expect(rows.filter(({ text }) => text.includes('(out of date)')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^C?\s*Cedar/),
  ]);
});

test('where nobody has an app, one sentence says so instead of a list', () => {
  const rendered = renderElement(
    <AppsFor platform="Apple TV" apps={[]} without="Alder" unknown={undefined} />,
  );
  expect(rendered.all('li')).toEqual([]);
  expect(rendered.all('p').map(({ text }) => text)).toEqual([
    'We found no provider with an app for Apple TV.',
  ]);
});
