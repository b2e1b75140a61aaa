import { useEffect, useState } from 'react';

/** In milliseconds: long enough for a hand that is still moving, short enough to be felt as an answer. */
const settlingTime = 350;

/** A value once it has stayed the same for a moment: for what is too dear, or too loud, for every step of a slider. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), settlingTime);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}
