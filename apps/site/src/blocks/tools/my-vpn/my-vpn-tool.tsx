import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { minDay, plansAnchor } from '@vpn-site/core/price/receipt-query.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { knownPlans } from '#blocks/tools/true-cost/receipt-data.ts';
import { PlanSelect } from '#blocks/tools/true-cost/receipt-form.tsx';
import { RenderedTile } from '#ui/primitives/tile/rendered-tile.tsx';
import { MyChanges } from './my-changes.tsx';
import { calendarText, type OwnPlan, selectDates, selectStayOrLeave } from './my-dates.ts';
import { MyDatesCard } from './my-dates-card.tsx';
import type { MyVpnModel, MyVpnProvider } from './my-vpn-data.ts';
import { parseSavedPlan, type SavedPlan, visited } from './saved-plan.ts';
import { StayOrLeaveCards } from './stay-or-leave.tsx';

/** Functions that exist only in a browser. */
export interface MyVpnDevice {
  readonly today: () => Day;
  readonly stamp: () => string;
  readonly saveFile: (name: string, text: string) => void;
  readonly load: () => string | null | undefined;
  /** Saves a text, or removes it; returns false if storage is blocked. */
  readonly keep: (text: string | undefined) => boolean;
}

type MyVpnToolProps = MyVpnModel & { readonly device?: MyVpnDevice | undefined };

/** The form, then the dates of the plan that the reader saved. The server renders the form. */
export function MyVpnTool({ device, ...model }: MyVpnToolProps) {
  const t = useTranslations();
  const wording = { t, locale: useLocale() };
  const { own, today, isBlocked, preselected, isLost, save, clear } = useSavedPlan(model, device);
  const [isEditing, setIsEditing] = useState(false);
  const isFormShown = !own || isEditing;
  const [view, willSwitch] = useFocusOnSwitch(isFormShown);
  const note = (
    <p className="my-vpn-private">
      {t.rich('myVpn.private', { b: bold })} {isBlocked && t('myVpn.blocked')}
    </p>
  );
  if (isFormShown) {
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const plan = data.get('plan');
      const bought = data.get('bought');
      if (typeof plan !== 'string' || typeof bought !== 'string') return;
      willSwitch();
      save(plan, bought);
      setIsEditing(false);
    };
    return (
      <div className="my-vpn" ref={view}>
        {/* "dialog" sends nothing, not even if somebody submits before scripts run. */}
        <form className="receipt-form my-vpn-form" method="dialog" onSubmit={submit}>
          {isLost && <p role="status">{t('myVpn.lost')}</p>}
          <PlanSelect
            key={preselected}
            label={t('myVpn.plan')}
            providers={model.providers}
            chosen={own?.saved.plan ?? preselected}
            none={t('myVpn.choose')}
            isRequired
            hasAnchors
          />
          <label>
            <span>{t('myVpn.bought')}</span>
            <input
              type="date"
              name="bought"
              defaultValue={own?.saved.bought}
              min={minDay}
              max={today}
              required
            />
          </label>
          <button type="submit" className="button">
            {t('myVpn.show')}
          </button>
          <p>{t('myVpn.hint')}</p>
        </form>
        <ul className="my-vpn-promises">
          {(['dates', 'changes', 'stay'] as const).map((promise) => (
            <li key={promise}>{t.rich(`myVpn.promises.${promise}`, { b: bold })}</li>
          ))}
        </ul>
        {note}
      </div>
    );
  }
  const { provider, saved } = own;
  const dates = selectDates(own, today, wording);
  const calendar = () => {
    const url = new URL(location.pathname, location.href).href;
    const text = calendarText(own, dates, { url, stamp: device?.stamp() ?? '' }, wording);
    device?.saveFile(`my-vpn-${provider.id}.ics`, text);
  };
  return (
    <div className="my-vpn" ref={view}>
      <header className="my-vpn-head">
        <RenderedTile {...provider.tile} size={56} />
        <div>
          <h2 tabIndex={-1}>{dates.title}</h2>
          <p>
            {t('myVpn.boughtOn', { day: formatDay(saved.bought, wording.locale) })}{' '}
            <button
              type="button"
              className="button button-line button-small"
              onClick={() => {
                willSwitch();
                setIsEditing(true);
              }}
            >
              {t('myVpn.change')}
            </button>{' '}
            <button
              type="button"
              className="button button-line button-small"
              onClick={() => {
                willSwitch();
                clear();
              }}
            >
              {t('myVpn.delete')}
            </button>
          </p>
        </div>
      </header>
      <MyDatesCard own={own} dates={dates} today={today} onSave={calendar} />
      <StayOrLeaveCards own={own} {...selectStayOrLeave(own, dates, model, today, wording)} />
      <MyChanges provider={provider} saved={saved} />
      {note}
    </div>
  );
}

/** Moves the focus when the reader switches between form and dates, because the button that they pressed is gone then. */
function useFocusOnSwitch(isFormShown: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const isSwitching = useRef(false);
  useEffect(() => {
    if (!isSwitching.current) return;
    isSwitching.current = false;
    element.current?.querySelector<HTMLElement>(isFormShown ? 'select' : 'h2')?.focus();
  }, [isFormShown]);
  const willSwitch = () => {
    isSwitching.current = true;
  };
  return [element, willSwitch] as const;
}

/** Reads the plan that the browser keeps, once scripts run, and keeps the reader's changes. */
function useSavedPlan(model: MyVpnModel, device: MyVpnDevice | undefined) {
  const [saved, setSaved] = useState<SavedPlan>();
  const [today, setToday] = useState(model.asOf);
  const [isBlocked, setIsBlocked] = useState(false);
  const [preselected, setPreselected] = useState<string>();
  const own = saved && ownPlan(saved, model.providers);

  const keep = (next: SavedPlan | undefined) => {
    setSaved(next);
    if (device) setIsBlocked(!device.keep(next && JSON.stringify(next)));
  };
  const takeOver = useEffectEvent(() => {
    if (!device) return;
    const day = device.today();
    setToday(day);
    // The part after "#" is not sent to the server.
    const provider = model.providers.find(({ id }) => `#${plansAnchor(id)}` === location.hash);
    const [plan] = provider?.plans ?? [];
    if (provider && plan) setPreselected(`${provider.id}.${plan.id}`);
    const found = parseSavedPlan(device.load());
    if (found) keep(visited(found, day));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- storage and the clock are outside of React, and first read here
  useEffect(() => takeOver(), []);

  return {
    own,
    today,
    isBlocked,
    preselected,
    isLost: saved !== undefined && own === undefined,
    save: (plan: string, bought: Day) => keep({ plan, bought, seen: today }),
    clear: () => keep(undefined),
  };
}

function ownPlan(saved: SavedPlan, providers: readonly MyVpnProvider[]): OwnPlan | undefined {
  const known = knownPlans(providers).get(saved.plan);
  const provider = providers.find(({ id }) => id === known?.provider.id);
  return known && provider && { saved, provider, plan: known.plan };
}
