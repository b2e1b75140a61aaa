import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { headingIds } from '@vpn-site/site/blocks/document/body-structure.ts';
import { isSceneName } from '@vpn-site/site/ui/brand/scenes/scene-names.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);
const guides = [...catalog.documents.all().filter(({ id }) => id.startsWith('guides/'))];

/** The max number of steps. */
const maxSteps = 6;

test.each(guides.map((guide) => [`${guide.id} (${guide.locale})`, guide] as const))(
  '%s begins with the short way, or which VPN to take, says how to see that it worked and has a picture',
  (_, guide) => {
    const body = catalog.body(guide);
    expect(headingIds(body).find((id) => id !== 'which-vpn')).toBe('five-minutes');
    expect(headingIds(body)).toContain('check');
    const steps = body.children.find(
      ({ type, attributes }) => type === 'list' && attributes.ordered === true,
    );
    expect(steps?.children.length).toBeGreaterThan(0);
    expect(steps?.children.length).toBeLessThanOrEqual(maxSteps);
    expect(guide.frontMatter.scene).toSatisfy(isSceneName);
  },
);
