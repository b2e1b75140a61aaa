/** A topic that a query can be about: a fact of every provider, or a service that some of them unblock. */
export interface SearchTopic {
  readonly label: string;
  /** The phrases that ask for the topic, each as a string of stems. */
  readonly asked: readonly string[];
  /**
   * The location of the answer: a fragment (#…) of the provider's page, otherwise a page. `{provider}` is replaced with the
   * provider id.
   */
  readonly at: string;
  /** The answer for each provider, by id, with its date. */
  readonly says: Readonly<Record<string, readonly [value: string, date?: string]>>;
  /** The question and its answer if a query names no provider. */
  readonly all?: readonly [question: string, answer: string, date?: string] | undefined;
}

/** The row above all results: the question, the answer, and the page with its sources. */
export interface AnswerRow {
  readonly title: string;
  readonly value: string;
  readonly date?: string | undefined;
  readonly path: string;
}

interface AskedProvider {
  readonly id: string;
  readonly name: string;
  /** The path of the review; undefined if there is none. */
  readonly path: string | undefined;
}

/** Returns the answer to a query; undefined if no one-line answer is known. */
export function answerRow(
  stems: readonly string[],
  provider: AskedProvider | undefined,
  topics: readonly SearchTopic[],
): AnswerRow | undefined {
  const topic = askedTopic(stems, topics, provider?.id);
  if (!topic) return undefined;
  const { label, at, all, says } = topic;
  const answer = provider ? says[provider.id] : all?.slice(1);
  const [value, date] = answer ?? [];
  const place = provider ? at.replace('{provider}', provider.id) : at;
  const path = provider && at.startsWith('#') ? provider.path && provider.path + place : place;
  if (value === undefined || path === undefined) return undefined;
  const title = provider ? `${provider.name}: ${label}` : (all?.[0] ?? label);
  return { title, value, ...(date !== undefined && { date }), path };
}

/** Returns the topic that has the longest phrase whose words are all in the query. */
function askedTopic(
  stems: readonly string[],
  topics: readonly SearchTopic[],
  provider: string | undefined,
): SearchTopic | undefined {
  const asked = new Set(stems);
  const weight = ({ asked: phrases }: SearchTopic) =>
    Math.max(
      0,
      ...phrases.map((phrase) => {
        const words = phrase.split(' ');
        return words.every((word) => asked.has(word)) ? words.length : 0;
      }),
    );
  const [best] = topics
    .filter(({ all, says }) => (provider === undefined ? all !== undefined : says[provider] !== undefined))
    .map((topic) => ({ topic, weight: weight(topic) }))
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.topic;
}
