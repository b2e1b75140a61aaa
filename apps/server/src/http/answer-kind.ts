/**
 * What answered: a file of the release, a page rendered when asked for, an outbound click, an operator's address, or
 * something else (redirects, icons, what was not found). Answers of one kind cost about the same, so figures of different
 * kinds are kept apart: a thousand files would hide one slow page.
 */
export const answerKinds = ['file', 'rendered', 'click', 'operator', 'other'] as const;

export type AnswerKind = (typeof answerKinds)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What every answer of the route is. */
    kind?: AnswerKind;
  }
  interface FastifyRequest {
    /** Where a route gives answers of several kinds: what this one is. */
    answerKind: AnswerKind | undefined;
  }
}
