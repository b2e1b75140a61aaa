import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Returns a render that ends when the test resolves or rejects it. */
function deferredRender() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { render: () => promise, resolve, reject };
}

test('one after the other, in the order they came', async () => {
  const queue = new RenderQueue(3);
  const seen: string[] = [];
  const page = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue.take('a', page('a')), queue.take('a', page('b'))])).toEqual(['a', 'b']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('who comes when the queue is full is told at once, and costs nothing', async () => {
  const queue = new RenderQueue(2);
  const [first, second] = [deferredRender(), deferredRender()];
  const answers = [queue.take('a', first.render), queue.take('a', second.render)];
  expect(await queue.take('a', () => Promise.reject(new Error('was rendered')))).toBeUndefined();
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
  expect(await queue.take('a', async () => 'room again')).toBe('room again');
});

test('a page that fails holds up nobody', async () => {
  const queue = new RenderQueue(2);
  const failing = deferredRender();
  const failed = queue.take('a', failing.render);
  const next = queue.take('a', async () => 'next');
  failing.reject(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('who comes from another network takes the last place of the one with the most', async () => {
  const queue = new RenderQueue(3);
  const held = deferredRender();
  const rendered: string[] = [];
  const page = (name: string) => async () => {
    rendered.push(name);
    return await held.render();
  };
  const answers = ['first', 'second', 'third'].map((name) => queue.take('many', page(name)));
  expect([queue.isFullFor('many'), queue.isFullFor('other')]).toEqual([true, false]);
  answers.push(queue.take('other', page('other')));
  expect(await answers[2]).toBeUndefined();
  answers.push(queue.take('more', page('more')));
  expect(['many', 'other', 'new'].map((network) => queue.isFullFor(network))).toEqual([true, true, true]);
  expect(await queue.take('new', page('new'))).toBeUndefined();
  held.resolve('page');
  expect(await Promise.all(answers)).toEqual(['page', undefined, undefined, 'page', 'page']);
  expect(rendered).toEqual(['first', 'other', 'more']);
  expect(queue.waiting).toBe(0);
});
