import type { MarkView } from '#evidence/fact/fact-view.ts';

/** The answer of one provider on one of the six topics. */
export interface TopicAnswer {
  readonly text: string;
  readonly note?: string | undefined;
  readonly mark: MarkView | undefined;
  readonly isKnown: boolean;
}

/** The answers of all providers on a topic; `about` is added to the topic's label and depends on the facts. */
export interface TopicAnswers {
  readonly about: string;
  readonly answers: readonly TopicAnswer[];
}
