import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { billLine } from '#evidence/price/price.tsx';
import { AxisWords } from '#ui/primitives/axis-words.tsx';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import type { ChosenReceipt } from './chosen-receipts.ts';
import type { CostChart } from './cost-chart.ts';
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
          <DottedLines lines={words.deadlines.map(billLine)} />
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
      <DottedLines lines={lines.map(billLine)} total={total && billLine(total)} />
      {all.length > 0 && (
        <Collapsible label={t('allDates')}>
          <DottedLines lines={all.map(billLine)} />
        </Collapsible>
      )}
      {refusal !== undefined && <p className="receipt-refusal">{refusal}</p>}
      {advertised !== undefined && <p className="receipt-told">{advertised}</p>}
      <p className="bill-plan">{notes}</p>
    </>
  );
}

const height = 200;

/** A step for each charge. The line stretches with the page, the words do not. */
function CostDrawing({ label, steps, knownUntil, top, amounts, months, end }: CostChart) {
  const y = (share: number) => Math.round((1 - share) * height);
  const last = steps.at(-1)?.paid ?? 0;
  const isKnown = knownUntil === 1;
  return (
    <svg role="img" aria-label={label} height={height} className="cost-drawing">
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
      >
        <path className="cost-grid" d={amounts.map(({ at }) => `M0 ${y(at)}H100`).join('')} />
        {!isKnown && <path className="cost-open" d={`M${percent(knownUntil)} 0V${height}`} />}
        <path className="cost-line" d={line(steps, knownUntil, (paid) => y(paid / top))} />
      </svg>
      {amounts.map(({ at, text }) => (
        <text key={text} x="-8" y={y(at) + 5} textAnchor="end">
          {text}
        </text>
      ))}
      <AxisWords ticks={months} y={height + 20} />
      {isKnown ? (
        <text className="cost-end" x="100%" y={y(last / top) - 8} textAnchor="end">
          {end}
        </text>
      ) : (
        <text x={`${percent(knownUntil)}%`} dx="8" y={height / 2}>
          {end}
        </text>
      )}
    </svg>
  );
}

function line(steps: CostChart['steps'], knownUntil: number, y: (paid: number) => number): string {
  const drawn = steps.map(({ at, paid }) => `H${percent(at)}V${y(paid)}`).join('');
  return `M0 ${y(0)}${drawn}H${percent(knownUntil)}`;
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
