import type { FormEvent, RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { maxDay, maxYears, minDay, minYears, planName } from '#domain/receipt/receipt-query.ts';
import { planTitle } from '#evidence/price/price.ts';
import type { ReceiptProvider, ReceiptWording } from '#evidence/price/receipt-plan.ts';
import { formatMoney } from '#i18n/formats.ts';
import type { PlanSlot, TrueCostModel } from './receipt-data.ts';

interface ReceiptFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly model: TrueCostModel;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

const yearsOffered = Array.from({ length: maxYears - minYears + 1 }, (_, more) => minYears + more);

/** Without scripts, the server answers it. Its fields keep what a reader chose before any script came. */
export function ReceiptForm({ form, model, onInput, onSubmit }: ReceiptFormProps) {
  const t = useTranslations('trueCost');
  const { slots, providers, choice, action, isPage } = model;
  return (
    <form ref={form} action={action} className="receipt-form" onInput={onInput} onSubmit={onSubmit}>
      {slots.map((slot, index) => (
        <PlanSelect
          key={slot.providers.join() + String(slot.isOptional)}
          label={slotLabel(slot)}
          slot={slot}
          providers={providers}
          chosen={choice.plans[index]}
        />
      ))}
      <label>
        <span>{t('years')}</span>
        <select name="years" defaultValue={choice.years}>
          {yearsOffered.map((years) => (
            <option key={years} value={years}>
              {t('stay', { years })}
            </option>
          ))}
        </select>
      </label>
      {isPage && (
        <label>
          <span>{t('day')}</span>
          <input type="date" name="from" defaultValue={choice.bought} min={minDay} max={maxDay} required />
        </label>
      )}
      <button type="submit" className="button button-line">
        {t(isPage ? 'show' : 'open')}
      </button>
    </form>
  );

  /** One provider's field is called by its name; where there are two, nothing else tells them apart. */
  function slotLabel({ providers: ids, isOptional }: PlanSlot): string {
    if (isOptional) return t('second');
    const only = ids.length === 1 && slots.length > 1 && providers.find(({ id }) => id === ids[0]);
    return only ? t('planOf', { provider: only.name }) : t('plan');
  }
}

interface PlanSelectProps {
  readonly label: string;
  readonly slot: PlanSlot;
  readonly providers: readonly ReceiptProvider[];
  readonly chosen: string | undefined;
}

function PlanSelect({ label, slot, providers, chosen }: PlanSelectProps) {
  const t = useTranslations();
  const wording = { t, locale: useLocale() };
  const offered = providers.filter(({ id }) => slot.providers.includes(id));
  return (
    <label className="receipt-plan">
      <span>{label}</span>
      <select name="plan" defaultValue={chosen ?? ''}>
        {slot.isOptional && <option value="">{t('trueCost.none')}</option>}
        {offered.length === 1
          ? offered.flatMap((provider) => planOptions(provider, '', wording))
          : offered.map((provider) => (
              <optgroup key={provider.id} label={provider.name}>
                {planOptions(provider, `${provider.name}: `, wording)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

/** A closed list shows the option alone, so it names its provider where there are several. */
function planOptions({ id, plans }: ReceiptProvider, prefix: string, wording: ReceiptWording) {
  return plans.map((plan) => (
    <option key={plan.id} value={planName(id, plan.id)}>
      {`${prefix}${planTitle(plan, wording)}, ${formatMoney(plan.charged, plan.currency, wording.locale)}`}
    </option>
  ));
}
