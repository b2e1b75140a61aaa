import { type RenderedElement, renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';
import { NeedCautions, NeedProviders } from './need-providers.tsx';

const cost = '?worry=wifi&network=names&amount=much&pay=paid&first=cost&device=common';
const turkey = '?worry=blocked&place=turkey&budget=payable&device=common';

const model = (query: string) => selectDoINeed({ ...testContext(), query });
const rendered = (query: string) => renderElement(<DoINeed {...model(query)} />);

const links = (element: RenderedElement | undefined) =>
  element?.all('a').map(({ text, attributes }) => [text, attributes.href]);

describe('the result', () => {
  test('is the pick as an answer, then the others as rows with reason, price, catch and the way there', () => {
    const page = rendered(cost);
    expect(page.all('.answer-name')[0]?.text).toBe('Alder VPN');
    const rows = page.all('.need-fits')[0]?.all('li') ?? [];
    expect(rows.map((row) => row.all('h3')[0]?.all('a')[0]?.attributes.href)).toEqual([
      '/reviews/elm',
      '/reviews/birch',
    ]);
    for (const part of ['.price-line', '.catch', '.button'])
      expect(rows.map((row) => row.all(part).length)).toEqual([1, 1]);
  });

  test('leads on to the comparison, the ranking and the guide for the device', () => {
    const ways = (query: string) => links(rendered(query).all('.need-links')[0])?.map(([, href]) => href);
    expect(ways(cost)).toEqual(['/compare?with=alder,birch,elm', '/best-vpn']);
    const router = cost.replace('device=common', 'device=router');
    expect(ways(router)?.[0]).toBe('/guides/install-vpn-on-router');
  });

  test('where providers are blocked by name, warns above the answer, and each row says whether it is named', () => {
    const page = rendered(turkey);
    const [warning] = page.all('.notice');
    expect(warning?.text).toMatch(/^Turkey: a blocking order names Birch VPN and Elm VPN \( ?December 2023/);
    expect(warning?.all('a').at(-1)?.attributes.href).toBe('/vpn-in/turkey');
    const rows = page.all('.need-fits')[0]?.all('li') ?? [];
    expect(rows.map((row) => row.all('p')[0]?.text.split(' (')[0])).toEqual([
      'Named in a blocking order',
      'Named in a blocking order',
    ]);
    expect(rendered(cost).all('.notice')).toEqual([]);
  });
});

describe('the folds', () => {
  test('hold who fits as well, and one line for each rule that left somebody out', () => {
    const folds = rendered(turkey).all('.need-folds')[0]?.all('details') ?? [];
    const last = folds.at(-1);
    expect(last?.all('summary')[0]?.text).toBe('Left out (3), and how it decides');
    expect(last?.all('b').map(({ text }) => text)).toEqual([
      'Must be able to disguise the connection:',
      expect.stringMatching(/\(not confirmed\):$/),
    ]);
    expect(links(last)?.[0]).toEqual(['Fir VPN', '/reviews/fir#obfuscation']);
    expect(rendered(cost).all('.need-folds')[0]?.all('summary')[0]?.text).toBe('Also fit, lower down (1)');
  });

  test('are open where nothing fits, because then they are the answer', () => {
    const { step } = model(cost);
    if (step.kind !== 'providers') throw new Error(step.kind);
    const isOpen = (change: Partial<typeof step>) => {
      const page = renderElement(
        <NeedProviders {...step} {...change} cautions={[]}>
          <hr />
        </NeedProviders>,
      );
      return 'open' in (page.all('.need-folds')[0]?.all('details').at(-1)?.attributes ?? {});
    };
    expect([isOpen({ lead: undefined }), isOpen({})]).toEqual([true, false]);
  });
});

test('a law is told with source and remark where there are any, below the warning that stands alone without one', () => {
  const law = { id: 'x', label: 'Use of VPNs', text: 'Allowed', stale: undefined, date: '2024' };
  const mark = { mark: '†', label: 'A source', href: 'https://law.example/', evidence: 'country-tr/x' };
  const caution = (rows: readonly object[]) =>
    renderElement(<NeedCautions cautions={[{ id: 'law', text: 'No legal advice.', law: rows as never }]} />);
  expect([caution([]).text, caution([]).all('.need-law')]).toEqual(['No legal advice.', []]);
  const line = caution([{ ...law, mark, note: 'Since 2024.' }]).all('.need-law')[0];
  expect(links(line)).toEqual([['†', 'https://law.example/']]);
  expect(line?.all('p').map(({ text }) => text)).toEqual(['Since 2024.']);
});
