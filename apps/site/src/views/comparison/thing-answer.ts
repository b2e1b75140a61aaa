import type { MarkView } from '#evidence/fact/fact-view.ts';

/** What one of those compared answers to one of the six. */
export interface ThingAnswer {
  readonly text: string;
  readonly note?: string | undefined;
  readonly mark: MarkView | undefined;
  readonly isKnown: boolean;
}

/** What all of them answer, and what of: the part of the label that depends on the facts. */
export interface ThingAnswers {
  readonly about: string;
  readonly answers: readonly ThingAnswer[];
}
