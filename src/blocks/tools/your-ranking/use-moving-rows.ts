import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Past this many rows nobody can follow them, and measuring them costs more than it shows. */
const mostRows = 40;
const still = '(prefers-reduced-motion: reduce)';

/** Rows that change places slide to their new ones, so that the eye can follow. */
export function useMovingRows(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    if (rows.length > mostRows) return;
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
    if (matchMedia(still).matches) return;
    for (const [row, top] of tops.current) {
      const moved = (before.get(row) ?? top) - top;
      if (moved === 0) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: 180,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  });
}
