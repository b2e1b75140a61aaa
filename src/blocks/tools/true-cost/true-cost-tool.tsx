import { type FormEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatReceiptQuery } from '#domain/receipt/receipt-query.ts';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { type ChosenReceipt, chosenReceipts } from './chosen-receipts.ts';
import type { TrueCostModel } from './receipt-data.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { type Device, useReceiptChoice } from './use-receipt-choice.ts';

type TrueCostToolProps = TrueCostModel & { readonly device?: Device | undefined };

/** A form and the receipts of what it says. The server draws it; a browser draws it again with every change. */
export function TrueCostTool({ device, ...model }: TrueCostToolProps) {
  const { action, isPage, credit } = model;
  const t = useTranslations();
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const { form, choice, today, isTouched, change } = useReceiptChoice(model, device);
  const receipts = chosenReceipts(model, choice, today, { t, locale });
  const address = action + formatReceiptQuery(choice);

  /** On the tool's own page everything is drawn already: pressing the button leads to it. */
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
