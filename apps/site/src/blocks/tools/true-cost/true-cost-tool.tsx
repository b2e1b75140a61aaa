import type { Day } from '@vpn-site/core/day/day.ts';
import {
  formatReceiptQuery,
  parseReceiptQuery,
  type ReceiptChoice,
} from '@vpn-site/core/price/receipt-query.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { type ChosenReceipt, chosenReceipts } from './chosen-receipts.ts';
import type { TrueCostModel } from './receipt-data.ts';
import { knownPlans } from './receipt-data.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptView } from './receipt-view.tsx';

type TrueCostToolProps = TrueCostModel & { readonly device?: Device | undefined };

/** A form and the receipts of its choice. The server renders it; the browser re-renders it on every change. */
export function TrueCostTool({ device, ...model }: TrueCostToolProps) {
  const { action, isPage, credit } = model;
  const t = useTranslations();
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const { form, choice, today, isTouched, change } = useReceiptChoice(model, device);
  const receipts = chosenReceipts(model, choice, today, { t, locale, reader: model });
  const address = action + formatReceiptQuery(choice);

  /** Moves the focus to the receipts. On the tool's own page, they are already rendered when the form is submitted. */
  const submit = (event: FormEvent) => {
    if (!isPage || !device) return;
    event.preventDefault();
    change();
    list.current?.focus();
  };
  const save = ({ file, calendar }: ChosenReceipt) => {
    if (!device || !calendar) return undefined;
    return () => {
      const url = new URL(address, location.href).href;
      device.saveFile(file, calendar({ url, stamp: device.stamp() }));
    };
  };
  return (
    <div className="true-cost">
      <ReceiptForm form={form} model={model} onInput={change} onSubmit={submit} />
      <p role="status" className="sr-only">
        {isTouched && receipts.map(({ spoken }) => spoken).join(' ')}
      </p>
      <div ref={list} className="receipts" tabIndex={-1}>
        {receipts.map((receipt) => (
          <ReceiptView
            key={receipt.name}
            {...receipt}
            calendarLink={`${action}.ics${formatReceiptQuery({ ...choice, plans: [receipt.name] })}`}
            onSave={save(receipt)}
          />
        ))}
      </div>
      <div className="receipt-share">
        <CopyButton text={address} label={t('trueCost.copy')} done={t('trueCost.copied')} />
        {credit !== undefined && <p className="faint">{credit}</p>}
      </div>
    </div>
  );
}

/** Functions that exist only in a browser. */
export interface Device {
  readonly today: () => Day;
  /** The current time as an ISO string. */
  readonly stamp: () => string;
  readonly saveFile: (name: string, text: string) => void;
}

/**
 * Tracks the choice in the form. Fields are uncontrolled and read on every change, so that choices made before hydration
 * are not lost.
 */
function useReceiptChoice(model: TrueCostModel, device: Device | undefined) {
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
  /**
   * Replaces the day of the build with today, because the page may be days old. It does not replace a day that is in the
   * address or that the reader chose.
   */
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
