import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { Day } from '#domain/day/day.ts';
import { formatReceiptQuery, parseReceiptQuery } from '#domain/receipt/receipt-query.ts';
import { CopyButton } from '#ui/primitives/copy-button.tsx';
import { chosenReceipts } from './chosen-receipts.ts';
import type { TrueCostModel } from './receipt-data.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptView } from './receipt-view.tsx';

/** What only a browser has. */
export interface Device {
  readonly today: () => Day;
  /** Now, as an instant. */
  readonly stamp: () => string;
  readonly saveFile: (name: string, text: string) => void;
}

type TrueCostToolProps = TrueCostModel & { readonly device?: Device | undefined };

/** A form and the receipts of what it says. The server draws it; a browser draws it again with every change. */
export function TrueCostTool({ device, ...model }: TrueCostToolProps) {
  const { providers, action, isPage } = model;
  const t = useTranslations();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(model.choice);
  const [today, setToday] = useState(model.today);
  const [isTouched, setIsTouched] = useState(false);
  const { receipts, known } = chosenReceipts(providers, choice, today, model.hasCharts, { t, locale });

  const read = (day: Day) => {
    if (!form.current) return choice;
    const query = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const next = parseReceiptQuery(`?${query}`, { known, today: day });
    setChoice(next);
    return next;
  };
  // A page that was written days ago is read today; and its reader may have chosen before this code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes over
  useEffect(() => {
    if (!device) return;
    const day = device.today();
    const bought = form.current?.elements.namedItem('from');
    const isAsked = new URLSearchParams(location.search).has('from');
    if (bought instanceof HTMLInputElement && bought.value === model.today && !isAsked) bought.value = day;
    setToday(day);
    read(day);
  }, []);

  const change = () => {
    const next = read(today);
    setIsTouched(true);
    if (isPage) history.replaceState(history.state, '', action + formatReceiptQuery(next));
  };
  /** On the tool's own page everything is drawn already: pressing the button leads to it. */
  const submit = (event: FormEvent) => {
    if (!isPage || !device) return;
    event.preventDefault();
    change();
    document.querySelector<HTMLElement>('.receipts')?.focus();
  };
  const address = action + formatReceiptQuery(choice);
  return (
    <div className="true-cost">
      <ReceiptForm form={form} model={model} onInput={change} onSubmit={submit} />
      <p role="status" className="sr-only">
        {isTouched && receipts.map(({ spoken }) => spoken).join(' ')}
      </p>
      <div className="receipts" tabIndex={-1}>
        {receipts.map((receipt) => (
          <ReceiptView
            key={receipt.name}
            {...receipt}
            calendarLink={`${action}.ics${formatReceiptQuery({ ...choice, plans: [receipt.name] })}`}
            onSave={device && receipt.calendar && (() => saveCalendar(device, receipt))}
          />
        ))}
      </div>
      <div className="receipt-share">
        <CopyButton text={address} label={t('trueCost.copy')} done={t('trueCost.copied')} />
        {model.credit !== undefined && <p className="faint">{model.credit}</p>}
      </div>
    </div>
  );

  function saveCalendar({ stamp, saveFile }: Device, { file, calendar }: (typeof receipts)[number]) {
    saveFile(file, calendar?.({ url: new URL(address, location.href).href, stamp: stamp() }) ?? '');
  }
}
