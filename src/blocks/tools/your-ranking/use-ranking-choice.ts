import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ChoiceOptions,
  formatRankingChoice,
  parseRankingChoice,
  type RankingChoice,
} from '#domain/your-ranking/ranking-choice.ts';
import type { RankingPlace } from './select.ts';

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
export function useRankingChoice(place: RankingPlace, options: ChoiceOptions): RankingChoiceState {
  const { profile } = place;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(place.choice);
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
    const typed = form.current ? formChoice(form.current, options, profile) : place.choice;
    const written = (one: RankingChoice) => formatRankingChoice(one, profile);
    // Whoever moved something before this ran meant it; else the address decides.
    if (written(typed) !== written(place.choice)) setChoice(typed);
    else if (written(asked) !== written(place.choice)) choose(asked);
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
