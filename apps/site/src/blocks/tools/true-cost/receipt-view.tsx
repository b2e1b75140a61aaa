import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import { Text } from '@vpn-site/core/i18n/text.tsx';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { billLine } from '#price/price.tsx';
import { Receipt, ReceiptLines } from '#price/receipt.tsx';
import { AxisWords } from '#ui/primitives/axis-words.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import type { ChosenReceipt } from './chosen-receipts.ts';
import type { CostChart } from './cost-chart.ts';

interface ReceiptViewProps extends ChosenReceipt {
  /** The address of the calendar file on the server. */
  readonly calendarLink: string;
  /** Creates the calendar file in the browser. Undefined on the server, which offers `calendarLink`. */
  readonly onSave: (() => void) | undefined;
}

/** The receipt, its deadlines for cancellation and refund, and the chart of the bill. */
export function ReceiptView(props: ReceiptViewProps) {
  const { provider, words, outdated, chart, file, calendarLink, onSave } = props;
  const t = useTranslations('trueCost');
  const save = (event: MouseEvent) => {
    if (!onSave) return;
    event.preventDefault();
    onSave();
  };
  if (!words) return <p className="receipt-refusal">{outdated}</p>;
  return (
    <div className="receipt">
      <Receipt {...words} as="h3">
        {words.all.length > 0 && (
          <Disclosure variant="line" label={t('allDates')}>
            <ReceiptLines lines={words.all} />
          </Disclosure>
        )}
        {words.notes !== '' && (
          <p className="bill-plan">
            <Text words={words.notes} />
          </p>
        )}
      </Receipt>
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
      {chart && (
        <Figure caption={`${t('caption', { provider })} ${chart.label} ${words.basis}`}>
          <CostDrawing {...chart} />
        </Figure>
      )}
    </div>
  );
}

const height = 200;

/** The chart of a bill, with one step per charge. The line stretches with the page; the text does not. */
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
        {!isKnown && <path className="cost-open" d={`M${percentNumber(knownUntil)} 0V${height}`} />}
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
        <text x={`${percentNumber(knownUntil)}%`} dx="8" y={height / 2}>
          {end}
        </text>
      )}
    </svg>
  );
}

function line(steps: CostChart['steps'], knownUntil: number, y: (paid: number) => number): string {
  const segments = steps.map(({ at, paid }) => `H${percentNumber(at)}V${y(paid)}`).join('');
  return `M0 ${y(0)}${segments}H${percentNumber(knownUntil)}`;
}
