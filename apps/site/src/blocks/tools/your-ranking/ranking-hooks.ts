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
  /** Another number means other inputs: what a reader did not set by hand is drawn anew. */
  readonly version: number;
  /** Whether a script answers, so that nobody has to send the form. */
  readonly isHydrated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes what the inputs say. */
  readonly readForm: () => void;
  /** Takes a choice that was made elsewhere, and lets the inputs follow. */
  readonly choose: (choice: RankingChoice) => void;
}

/** What the reader has chosen. The inputs keep their own values, so that nothing typed before this ran is lost. */
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
    const written = (one: RankingChoice) => formatRankingChoice(one, profile);
    // Whoever moved something before this ran meant it; else the address decides.
    if (written(typed) !== written(setting.choice)) setChoice(typed);
    else if (written(asked) !== written(setting.choice)) choose(asked);
  });
  // After the first drawing, which must be the one that the server made.
  useEffect(() => {
    const soon = setTimeout(() => takeOver());
    return () => clearTimeout(soon);
  }, []);
  return { choice, version, isHydrated, form, readForm, choose };
}

/** A form says the same as the address that it would lead to. */
function formChoice(form: HTMLFormElement, options: ChoiceOptions, profile: string): RankingChoice {
  // No input here takes a file.
  const sent = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return parseRankingChoice(String(new URLSearchParams(sent)), options, profile);
}

/** In milliseconds: long enough for a hand that is still moving, short enough to be felt as an answer. */
const settlingTime = 350;

/** A value once it has stayed the same for a moment: for what is too dear, or too loud, for every step of a slider. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), settlingTime);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}

/** The address says what the page shows, once the hand rests: browsers refuse to be told at every step. */
export function useAddress(choice: RankingChoice, profile: string): void {
  const first = useRef(choice);
  useEffect(() => {
    if (choice === first.current) return;
    const waiting = setTimeout(() => {
      const { pathname, hash } = location;
      history.replaceState(history.state, '', pathname + formatRankingChoice(choice, profile) + hash);
    }, settlingTime);
    return () => clearTimeout(waiting);
  }, [choice, profile]);
}

/** Past this many rows nobody can follow them, and measuring them costs more than it shows. */
const maxRows = 40;
const still = '(prefers-reduced-motion: reduce)';

/** Rows that change their rank slide to their new position, so that the eye can follow. */
export function useMovingRows(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    if (rows.length > maxRows) return;
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
    if (matchMedia(still).matches) return;
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
