import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { billLine } from '#evidence/price/price.tsx';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { Leaders } from '#ui/primitives/leaders/leaders.tsx';
import { hooks } from '#ui/scripts/script-hooks.ts';
import type { ChosenReceipt } from './chosen-receipts.ts';
import { CostDrawing } from './cost-drawing.tsx';
import type { ReceiptWords } from './receipt-words.ts';

interface ReceiptViewProps extends ChosenReceipt {
  /** Where the server gives the calendar file. */
  readonly calendarLink: string;
  /** Makes the file on the device instead. */
  readonly onSave: (() => void) | undefined;
}

/** A slip of paper: what is charged when and what it comes to; on its stub, until when it can be undone. */
export function ReceiptView(props: ReceiptViewProps) {
  const { provider, plan, words, outdated, chart, file, calendarLink, onSave } = props;
  const t = useTranslations('trueCost');
  const save = (event: MouseEvent) => {
    if (!onSave) return;
    event.preventDefault();
    onSave();
  };
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3>
          {provider} <small>{plan}</small>
        </h3>
        {words ? <Charges {...words} /> : <p className="receipt-refusal">{outdated}</p>}
      </div>
      {words && (
        <div className="receipt-stub">
          <Leaders lines={words.deadlines.map(billLine)} />
          <p className="receipt-save">
            <a
              href={calendarLink}
              download={file}
              {...hooks({ 'data-toast': t('saved') })}
              onClick={save}
              className="button button-line"
            >
              {t('save')}
            </a>
          </p>
        </div>
      )}
      {chart && (
        <Figure caption={`${t('caption', { provider })} ${chart.label}`}>
          <CostDrawing {...chart} />
        </Figure>
      )}
    </div>
  );
}

function Charges({ lines, all, total, refusal, advertised, notes }: ReceiptWords) {
  const t = useTranslations('trueCost');
  return (
    <>
      <Leaders lines={lines.map(billLine)} total={total && billLine(total)} />
      {all.length > 0 && (
        <Collapsible label={t('allDates')}>
          <Leaders lines={all.map(billLine)} />
        </Collapsible>
      )}
      {refusal !== undefined && <p className="receipt-refusal">{refusal}</p>}
      {advertised !== undefined && <p className="receipt-told">{advertised}</p>}
      <p className="bill-plan">{notes}</p>
    </>
  );
}
