import type { PointerEvent } from 'react';
import { closestElement } from '#browser/closest-element.ts';
import { toastSwipeThreshold } from './toast-message.ts';

/**
 * Follows a swipe to the right, and dismisses the element if it has moved far enough. Base UI has its own swipe, but its
 * threshold of 40 px is fixed.
 */
export function swipeAway(event: PointerEvent<HTMLElement>, dismiss: () => void): void {
  const element: HTMLElement = event.currentTarget;
  const isOnControl = closestElement(event.target, 'a, button');
  if (event.button !== 0 || isOnControl) return;
  const from = event.clientX;
  const { pointerId } = event;
  const ended = new AbortController();
  const { signal } = ended;
  const distance = (to: globalThis.PointerEvent) => Math.max(0, to.clientX - from);
  element.setPointerCapture(pointerId);
  element.toggleAttribute('data-swiping', true);
  const end = () => {
    ended.abort();
    element.toggleAttribute('data-swiping', false);
  };
  element.addEventListener(
    'pointermove',
    (move) => {
      element.style.translate = `${distance(move)}px`;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (up) => {
      end();
      const isFarEnough = distance(up) >= toastSwipeThreshold;
      element.style.translate = isFarEnough ? '100%' : '';
      if (isFarEnough) dismiss();
    },
    { signal },
  );
  element.addEventListener(
    'pointercancel',
    () => {
      end();
      element.style.translate = '';
    },
    { signal },
  );
}
