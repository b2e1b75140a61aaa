import { choiceAddress } from './selection.ts';

/** One step from a comparison to the next: whom it concerns, and the one address of what it leads to. */
export interface ChoiceStep {
  readonly id: string;
  readonly address: string;
}

export interface ChoiceChanges {
  /** Empty where the table is full. */
  readonly add: readonly ChoiceStep[];
  /** Empty where nothing would be left to compare. */
  readonly remove: readonly ChoiceStep[];
}

/** Every comparison that is one provider away from this one. */
export function choiceChanges(
  overview: string,
  chosen: readonly string[],
  known: Iterable<string>,
): ChoiceChanges {
  const step = (id: string, ids: readonly string[]): ChoiceStep[] => {
    const address = choiceAddress(overview, ids);
    return address === undefined ? [] : [{ id, address }];
  };
  const others = [...known].filter((id) => !chosen.includes(id));
  return {
    add: others.flatMap((id) => step(id, [...chosen, id])),
    remove: chosen.flatMap((id) =>
      step(
        id,
        chosen.filter((other) => other !== id),
      ),
    ),
  };
}
