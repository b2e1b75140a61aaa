/**
 * The kinds of responses: a file of the release, a page rendered on demand, an outbound click, an operator's address, or
 * something else (redirects, icons, 404). Responses of one kind cost about the same, so metrics are separated by kind: a
 * thousand files would hide one slow page.
 */
export const answerKinds = ['file', 'rendered', 'click', 'operator', 'other'] as const;

export type AnswerKind = (typeof answerKinds)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of all responses of the route. */
    kind?: AnswerKind;
  }
  interface FastifyRequest {
    /** The kind of this response, where a route has several kinds. */
    answerKind: AnswerKind | undefined;
  }
}
