/**
 * The kinds of responses: a file of the release, a page rendered on request, an outbound click, an address for operators,
 * or another one (redirects, icons, 404). Responses of one kind take about the same time. Metrics are separated by kind,
 * because a thousand files would hide one slow page.
 */
export const answerKinds = ['file', 'rendered', 'click', 'operator', 'other'] as const;

export type AnswerKind = (typeof answerKinds)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of all responses of the route. */
    kind?: AnswerKind;
  }
  interface FastifyRequest {
    /** The kind of this response, if a route has several kinds. */
    answerKind: AnswerKind | undefined;
  }
}
