import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HoverIntent } from './hover-intent.ts';

describe('HoverIntent', () => {
  let log: string[];
  const intent = (skipDelay = 0) =>
    new HoverIntent<string>({
      openDelay: 700,
      closeDelay: 300,
      skipDelay,
      open: (target, isInstant) => log.push(`${isInstant ? 'at once' : 'open'} ${target}`),
      close: (target) => log.push(`close ${target}`),
    });
  beforeEach(() => {
    log = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a pointer that comes back in time keeps it open', () => {
    const hover = intent();
    hover.enter('a');
    vi.advanceTimersByTime(700);
    hover.leave();
    vi.advanceTimersByTime(299);
    hover.enter('a');
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(['open a']);
  });

  test('from one to the next, the first closes and the next takes its time', () => {
    const hover = intent();
    hover.enter('a');
    vi.advanceTimersByTime(700);
    hover.leave();
    hover.enter('b');
    vi.advanceTimersByTime(300);
    expect(log).toEqual(['open a', 'close a']);
    vi.advanceTimersByTime(400);
    expect(log).toEqual(['open a', 'close a', 'open b']);
  });

  test('with a skip window the next opens at once, and after it no longer', () => {
    const hover = intent(300);
    hover.enter('a');
    vi.advanceTimersByTime(700);
    hover.leave();
    hover.enter('b');
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['open a', 'close a', 'at once b']);
    hover.dismiss();
    vi.advanceTimersByTime(300);
    hover.enter('c');
    vi.advanceTimersByTime(699);
    expect(log.at(-1)).toBe('close b');
    vi.advanceTimersByTime(1);
    expect(log.at(-1)).toBe('open c');
  });

  test('what is dismissed or forgotten neither opens nor closes later', () => {
    const hover = intent();
    hover.enter('a');
    hover.dismiss();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual([]);
    hover.openNow('b');
    hover.leave();
    hover.forget();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(['at once b']);
  });
});
