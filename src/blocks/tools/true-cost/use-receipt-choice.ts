import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Day } from '#domain/day/day.ts';
import { formatReceiptQuery, parseReceiptQuery, type ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import { knownPlans } from './known-plans.ts';
import type { TrueCostModel } from './receipt-data.ts';

/** What only a browser has. */
export interface Device {
  readonly today: () => Day;
  /** Now, as an instant. */
  readonly stamp: () => string;
  readonly saveFile: (name: string, text: string) => void;
}

/**
 * What the form says. Its fields are the browser's own, so that nothing is lost that a reader chose before this code
 * came; they are read on every change.
 */
export function useReceiptChoice(model: TrueCostModel, device: Device | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(model.choice);
  const [today, setToday] = useState(model.today);
  const [isTouched, setIsTouched] = useState(false);

  const read = (day: Day): ReceiptChoice => {
    const query = form.current ? queryOf(form.current) : '';
    const next = parseReceiptQuery(query, { known: knownPlans(model.providers), today: day });
    setChoice(next);
    return next;
  };
  /** A page that was written days ago is read today. A day that the address or the reader names stays. */
  const takeOver = useEffectEvent(() => {
    if (!device) return;
    const day = device.today();
    const field = form.current?.elements.namedItem('from');
    const isNamed = new URLSearchParams(location.search).has('from');
    if (field instanceof HTMLInputElement && field.value === model.today && !isNamed) field.value = day;
    setToday(day);
    read(day);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the form and the clock are outside of React, and first seen here
  useEffect(() => takeOver(), []);

  const change = () => {
    const next = read(today);
    setIsTouched(true);
    if (model.isPage) history.replaceState(history.state, '', model.action + formatReceiptQuery(next));
  };
  return { form, choice, today, isTouched, change };
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return `?${query}`;
}
