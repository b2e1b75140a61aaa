import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, type OwnerWidths, textWidth } from './label-layout.ts';
import { narrowOwnerTree } from './narrow-map-layout.ts';
import { wideOwnerMap } from './wide-map-layout.ts';

const leaf = { name: 120, detail: 160 };
const kape: OwnerWidths = { parent: 180, owner: 170, brands: [leaf, leaf, leaf, leaf], sites: [leaf, leaf] };
const heads = { sites: 90, owners: 60, brands: 80, noSites: 70 };

const leafWidths = fc.record({
  name: fc.integer({ min: 5, max: 300 }),
  detail: fc.integer({ min: 0, max: 320 }),
});
const owner: fc.Arbitrary<OwnerWidths> = fc.record({
  parent: fc.option(fc.integer({ min: 5, max: 320 }), { nil: undefined }),
  owner: fc.integer({ min: 5, max: 320 }),
  brands: fc.array(leafWidths, { minLength: 1, maxLength: 9 }),
  sites: fc.array(leafWidths, { maxLength: 9 }),
});
const headWidths = fc.record({
  sites: fc.integer({ min: 5, max: 200 }),
  owners: fc.integer({ min: 5, max: 200 }),
  brands: fc.integer({ min: 5, max: 200 }),
  noSites: fc.integer({ min: 5, max: 200 }),
});

/** Returns labels that overlap or are partly outside of the drawing. */
function mistakes(boxes: readonly Box[], width: number, height: number): string[] {
  const outside = boxes.filter(
    ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width + 0.001 || bottom > height + 0.001,
  );
  const meeting = boxes.filter((a, index) =>
    boxes
      .slice(index + 1)
      .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  return [
    ...outside.map((box) => `outside: ${JSON.stringify(box)}`),
    ...meeting.map((box) => `meets another: ${JSON.stringify(box)}`),
  ];
}

describe('the wide map of owners', () => {
  test('an owner stands in the middle of what it owns, its parent above it', () => {
    const { owners } = wideOwnerMap([kape], heads, 860);
    const [first] = owners;
    const middle = ((first?.brands[1]?.node.y ?? 0) + (first?.brands[2]?.node.y ?? 0)) / 2;
    expect((first?.owner.baseline ?? 0) - 7).toBe(middle);
    expect(first?.parent?.baseline).toBeLessThan(first?.owner.box.top ?? 0);
    expect(first?.sites.every(({ anchor, node }) => anchor === 'end' && node.x < (first.owner.x ?? 0))).toBe(
      true,
    );
  });

  test('edges run from beside the owner to their knots', () => {
    const [first] = wideOwnerMap([kape], heads, 860).owners;
    for (const { edge, node } of [...(first?.brands ?? []), ...(first?.sites ?? [])]) {
      expect(edge.endsWith(`${node.x} ${node.y}`)).toBe(true);
    }
  });

  test('it is as wide as asked for, and wider only where the words need it', () => {
    expect(wideOwnerMap([kape], heads, 860).width).toBe(860);
    const long = { ...kape, brands: [{ name: 700, detail: 0 }] };
    expect(wideOwnerMap([long], heads, 860).width).toBeGreaterThan(860);
  });

  test('no words meet and nothing leaves the drawing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 8 }), headWidths, (owners, given) => {
        const map = wideOwnerMap(owners, given, 860);
        const boxes = [
          ...Object.values(map.heads),
          ...map.owners.flatMap((placed) => [
            ...(placed.parent ? [placed.parent] : []),
            ...(placed.noSites ? [placed.noSites] : []),
            placed.owner,
            ...placed.brands,
            ...placed.sites,
          ]),
        ].map(({ box }) => box);
        expect(mistakes(boxes, map.width, map.height)).toEqual([]);
      }),
    );
  });

  test('where an owner has no review site, its side of the map says so', () => {
    const { owners } = wideOwnerMap([kape, { ...kape, sites: [] }], heads, 860);
    expect(owners.map(({ noSites }) => noSites?.anchor)).toEqual([undefined, 'end']);
  });

  test('no rule between two owners runs through words', () => {
    fc.assert(
      fc.property(fc.array(owner, { minLength: 1, maxLength: 8 }), headWidths, (owners, given) => {
        const map = wideOwnerMap(owners, given, 860);
        const boxes = map.owners.flatMap(({ owner: name, brands, sites }) => [name, ...brands, ...sites]);
        for (const { rule } of map.owners) {
          expect(boxes.filter(({ box }) => box.top < rule && rule < box.bottom)).toEqual([]);
        }
      }),
    );
  });
});

describe('the narrow tree of one owner', () => {
  test('brands come before review sites, all one step to the right of their owner', () => {
    const tree = narrowOwnerTree(kape, 280);
    const heights = [...tree.brands, ...tree.sites].map(({ node }) => node.y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set([...tree.brands, ...tree.sites].map(({ node }) => node.x)).size).toBe(1);
    expect(tree.brands[0]?.x).toBeGreaterThan(tree.owner.x);
    expect(tree.parent?.box.bottom).toBeLessThan(tree.owner.box.top);
  });

  test('no words meet and nothing leaves the drawing, whatever is in it', () => {
    fc.assert(
      fc.property(owner, (given) => {
        const { width, height, parent, owner: name, brands, sites } = narrowOwnerTree(given, 280);
        const boxes = [...(parent ? [parent] : []), name, ...brands, ...sites].map(({ box }) => box);
        expect(mistakes(boxes, width, height)).toEqual([]);
      }),
    );
  });
});

test('a line grows with its letters and with its size', () => {
  expect(textWidth('', 16)).toBe(0);
  expect(textWidth('ExpressVPN', 16)).toBeGreaterThan(textWidth('Express', 16));
  expect(textWidth('ExpressVPN', 20)).toBeGreaterThan(textWidth('ExpressVPN', 16));
});

test('capitals take more room than small letters, and an i less', () => {
  expect(textWidth('AAAA', 16)).toBeGreaterThan(textWidth('aaaa', 16));
  expect(textWidth('ıiıi', 16)).toBeLessThan(textWidth('aaaa', 16));
});
