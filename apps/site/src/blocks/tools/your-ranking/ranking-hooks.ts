import {
  type ChoiceOptions,
  formatRankingChoice,
  parseRankingChoice,
  type RankingChoice,
} from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RankingSetting } from './your-ranking.block.ts';

interface RankingChoiceState {
  readonly choice: RankingChoice;
  /** The React key of the inputs. A new number re-creates them with the values of the choice. */
  readonly version: number;
  /** Whether scripts run, so that the form needs no submit button. */
  readonly isHydrated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Reads the choice from the inputs. */
  readonly readForm: () => void;
  /** Applies a choice that was not made in the form, and updates the inputs. */
  readonly choose: (choice: RankingChoice) => void;
}

/** Tracks the reader's choice. The inputs are uncontrolled, so that choices made before hydration are not lost. */
export function useRankingChoice(setting: RankingSetting, options: ChoiceOptions): RankingChoiceState {
  const { profile } = setting;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(setting.choice);
  const [version, setVersion] = useState(0);
  const [isHydrated, setHydrated] = useState(false);
  const choose = (next: RankingChoice) => {
    setChoice(next);
    setVersion((number) => number + 1);
  };
  const readForm = () => {
    if (form.current) setChoice(formChoice(form.current, options, profile));
  };
  const takeOver = useEffectEvent(() => {
    setHydrated(true);
    const asked = parseRankingChoice(location.search, options, profile);
    const typed = form.current ? formChoice(form.current, options, profile) : setting.choice;
    const toQuery = (one: RankingChoice) => formatRankingChoice(one, profile);
    // A change made before hydration takes precedence; otherwise the address decides.
    if (toQuery(typed) !== toQuery(setting.choice)) setChoice(typed);
    else if (toQuery(asked) !== toQuery(setting.choice)) choose(asked);
  });
  // Runs after the first render, which must match the server's.
  useEffect(() => {
    const soon = setTimeout(() => takeOver());
    return () => clearTimeout(soon);
  }, []);
  return { choice, version, isHydrated, form, readForm, choose };
}

/** Parses the form as the query that it would submit. */
function formChoice(form: HTMLFormElement, options: ChoiceOptions, profile: string): RankingChoice {
  // The form has no file inputs.
  const sent = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return parseRankingChoice(String(new URLSearchParams(sent)), options, profile);
}

/**
 * Milliseconds without a change: so long that no pause ends while a reader drags a slider, and so short that the result
 * feels immediate.
 */
const debounceTime = 350;

/**
 * Returns a value only after it has not changed for a moment. For work that is too slow for every slider step, and for
 * announcements, which would be too frequent.
 */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), debounceTime);
    return () => clearTimeout(waiting);
  }, [value]);
  return debounced;
}

/** Writes the choice to the address after a pause, because browsers limit how often the address may change. */
export function useAddressSync(choice: RankingChoice, profile: string): void {
  const first = useRef(choice);
  useEffect(() => {
    if (choice === first.current) return;
    const waiting = setTimeout(() => {
      const { pathname, hash } = location;
      history.replaceState(history.state, '', pathname + formatRankingChoice(choice, profile) + hash);
    }, debounceTime);
    return () => clearTimeout(waiting);
  }, [choice, profile]);
}

/** The max number of rows to animate. More would be too slow to measure, and nobody could follow them. */
const maxRows = 40;
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Animates rows to their new position when their rank changes. */
export function useMovingRows(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    if (rows.length > maxRows) return;
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
    if (matchMedia(reducedMotion).matches) return;
    for (const [row, top] of tops.current) {
      const moved = (before.get(row) ?? top) - top;
      if (moved === 0) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: 180,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  });
}
