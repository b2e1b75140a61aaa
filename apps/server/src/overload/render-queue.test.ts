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
  expect(await Promise.all([queue.take(page('a')), queue.take(page('b'))])).toEqual(['a', 'b']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('who comes when the queue is full is told at once, and costs nothing', async () => {
  const queue = new RenderQueue(2);
  const [first, second] = [deferredRender(), deferredRender()];
  const answers = [queue.take(first.render), queue.take(second.render)];
  expect(await queue.take(() => Promise.reject(new Error('was rendered')))).toBeUndefined();
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
  expect(await queue.take(async () => 'room again')).toBe('room again');
});

test('a page that fails holds up nobody', async () => {
  const queue = new RenderQueue(2);
  const failing = deferredRender();
  const failed = queue.take(failing.render);
  const next = queue.take(async () => 'next');
  failing.reject(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
