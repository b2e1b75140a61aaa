import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useTranslations } from 'use-intl/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.tsx';
import { Island } from './island.tsx';

vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn<() => void>() }));

interface ViewProps {
  readonly name: string;
  readonly rows?: readonly string[];
}

function View({ name, rows = [] }: ViewProps) {
  const t = useTranslations('figure');
  return <p>{`${t('word')} ${name} ${rows.join(',')}`}</p>;
}

const island = (more: object = {}) =>
  renderElement(
    <Island name="test-island" view={View} props={{ name: 'Alder' }} words={['figure']} {...more} />,
  ).all('div')[0];

describe('an island', () => {
  test('is drawn as plain HTML with what was fetched for it, and carries its own words and props alone', () => {
    const data = (drawn = island()) => JSON.parse(drawn?.attributes['data-island-data'] ?? '');
    expect(island()?.text).toBe('Fig. Alder');
    expect(Object.keys(data().messages)).toEqual(['figure']);
    expect(data()).toMatchObject({ locale: 'en', props: { name: 'Alder' } });
    expect(island()?.attributes).not.toHaveProperty('data-island-file');
    const fetched = island({ file: { path: '/rows.json', props: { rows: ['a', 'b'] } } });
    expect(fetched?.text).toBe('Fig. Alder a,b');
    expect(data(fetched).props).toEqual({ name: 'Alder' });
    expect(fetched?.attributes['data-island-file']).toBe('/rows.json');
  });

  test('says which names in an address are meant for it, where there are any', () => {
    expect(island({ queryNames: ['a', 'b'] })?.attributes['data-island-answers']).toBe('a b');
    expect(island()?.attributes).not.toHaveProperty('data-island-answers');
  });
});

describe('an island in the browser', () => {
  beforeEach(() => vi.mocked(hydrateRoot).mockClear());

  /** Renders what React would hydrate in the browser. */
  async function renderHydrated(more: object = {}) {
    const attributes = island(more)?.attributes ?? {};
    const element = { getAttribute: (name: string) => attributes[name] ?? null } as HTMLElement;
    const asked: string[] = [];
    await hydrateIsland(element, View, (path) => {
      asked.push(path);
      return Promise.resolve({ rows: ['c'] } as never);
    });
    const [call] = vi.mocked(hydrateRoot).mock.calls;
    return {
      asked,
      root: call?.[0],
      html: renderHtml(call?.[1] as ReactElement),
      options: call?.[2],
      element,
    };
  }

  test('goes on with the same words and props in the same place, and asks for nothing', async () => {
    const { asked, root, html, options, element } = await renderHydrated();
    expect(root).toBe(element);
    expect(html).toBe('<p>Fig. Alder </p>');
    expect(options).toEqual({ identifierPrefix: 'test-island' });
    expect(asked).toEqual([]);
  });

  test('fetches what was too much for the page', async () => {
    const { asked, html } = await renderHydrated({ file: { path: '/rows.json', props: { rows: ['a'] } } });
    expect(asked).toEqual(['/rows.json']);
    expect(html).toBe('<p>Fig. Alder c</p>');
  });
});
