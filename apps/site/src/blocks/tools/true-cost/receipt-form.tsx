import {
  maxDay,
  maxYears,
  minDay,
  minYears,
  planName,
  plansAnchor,
} from '@vpn-site/core/price/receipt-query.ts';
import type { FormEvent, RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { chargeText } from '#price/amount-text.ts';
import { planTitle } from '#price/price-model.ts';
import type { ReceiptProvider, ReceiptWording } from '#price/receipt-plan.ts';
import type { TrueCostModel } from './receipt-data.ts';

interface ReceiptFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly model: TrueCostModel;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

const yearsOffered = Array.from({ length: maxYears - minYears + 1 }, (_, more) => minYears + more);

/**
 * The form of the tool. Without scripts, the server handles it. Its fields are uncontrolled, so that choices made before
 * scripts loaded are not lost.
 */
export function ReceiptForm({ form, model, onInput, onSubmit }: ReceiptFormProps) {
  const t = useTranslations('trueCost');
  const { providers, choice, action, isPage } = model;
  return (
    <form ref={form} action={action} className="receipt-form" onInput={onInput} onSubmit={onSubmit}>
      <PlanSelect label={t('plan')} providers={providers} chosen={choice.plans[0]} />
      {isPage && (
        <PlanSelect label={t('second')} providers={providers} chosen={choice.plans[1]} none={t('none')} />
      )}
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
}

interface PlanSelectProps {
  readonly label: string;
  readonly providers: readonly ReceiptProvider[];
  readonly chosen: string | undefined;
  /** The first option, which chooses no plan; undefined if a plan must be chosen. */
  readonly none?: string;
  readonly isRequired?: boolean;
  /** Whether links may name the plans of a provider. A closed list has no place to scroll to, so the page stays at its top. */
  readonly hasAnchors?: boolean;
}

/** A list of the plans of all providers. */
export function PlanSelect({ label, providers, chosen, none, isRequired, hasAnchors }: PlanSelectProps) {
  const t = useTranslations();
  const wording = { t, locale: useLocale() };
  return (
    <label className="receipt-plan">
      <span>{label}</span>
      <select name="plan" defaultValue={chosen ?? ''} required={isRequired}>
        {none !== undefined && <option value="">{none}</option>}
        {providers.map((provider) => (
          <optgroup
            key={provider.id}
            id={hasAnchors ? plansAnchor(provider.id) : undefined}
            label={provider.name}
          >
            {planOptions(provider, wording)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Returns the options of a provider. Each contains the provider's name, because a closed select shows only the option. */
function planOptions({ id, name, plans }: ReceiptProvider, wording: Pick<ReceiptWording, 't' | 'locale'>) {
  return plans.map((plan) => (
    <option key={plan.id} value={planName(id, plan.id)}>
      {`${name}: ${planTitle(plan, wording)}, ${chargeText(plan.charged, plan, wording)}`}
    </option>
  ));
}
