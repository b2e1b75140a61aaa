/** What a question can be about: a fact of every provider, or a service that some of them open. */
export interface SearchTopic {
  readonly label: string;
  /** The stems that ask for it, each phrase as one text. */
  readonly asked: readonly string[];
  /** Where it stands: with a number sign on the page of the provider, otherwise a page. */
  readonly at: string;
  /** What it says of a provider, by id, and as of when. */
  readonly says: Readonly<Record<string, readonly [value: string, date?: string]>>;
  /** What is asked and answered without a provider. */
  readonly all?: readonly [question: string, answer: string, date?: string] | undefined;
}

/** The row above all results: what was asked for, the answer, and where it stands with its sources. */
export interface AnswerRow {
  readonly title: string;
  readonly value: string;
  readonly date?: string | undefined;
  readonly path: string;
}

/** The provider that a question is about. */
interface AskedProvider {
  readonly id: string;
  readonly name: string;
  /** Of its review; undefined where it has none. */
  readonly path: string | undefined;
}

/** What a question is answered with, or undefined where it is not about something that we know in one line. */
export function answerRow(
  stems: readonly string[],
  provider: AskedProvider | undefined,
  topics: readonly SearchTopic[],
): AnswerRow | undefined {
  const topic = askedTopic(stems, topics, provider?.id);
  if (!topic) return undefined;
  const { label, at, all, says } = topic;
  const said = provider ? says[provider.id] : all?.slice(1);
  const [value, date] = said ?? [];
  const path = provider && at.startsWith('#') ? provider.path && provider.path + at : at;
  if (value === undefined || path === undefined) return undefined;
  const title = provider ? `${provider.name}: ${label}` : (all?.[0] ?? label);
  return { title, value, ...(date !== undefined && { date }), path };
}

/** The topic of which most is asked: all words of one of its phrases, the longest phrase first. */
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
