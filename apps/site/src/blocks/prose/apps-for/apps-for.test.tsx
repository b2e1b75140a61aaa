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

test('each leads to its review and to who says so, with what is out of date', () => {
  const model = selectAppsFor('windows', site);
  const rows = renderElement(<AppsFor {...model} />).all('li');
  const links = rows.map((row) => row.all('a').map(({ attributes }) => attributes));
  expect(links).toMatchObject(
    model.apps.map(({ badge: { id } }) => [
      { href: site.reviewPath(id) },
      { 'data-evidence': `${id}/platforms` },
    ]),
  );
  expect(rows.filter(({ text }) => text.includes('(out of date)')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^C?\s*Cedar/),
  ]);
});

test('where nobody has an app, one sentence says so', () => {
  const rendered = renderElement(
    <AppsFor platform="Apple TV" apps={[]} without="Alder" unknown={undefined} />,
  );
  expect(rendered.text).toBe('We found no provider with an app for Apple TV.');
});
