export interface Sample {
  readonly name: string;
  /** The labels as written, without the braces; empty if there are none. */
  readonly labels: string;
  readonly value: number;
  /** Whether the value only increases until the process ends. */
  readonly isCounter: boolean;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?\s+(\S+)/;

/** Parses the text format in which a Prometheus target exposes its metrics. */
export function parseExposition(text: string): Sample[] {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const each of text.split('\n')) {
    const [, described, type] = /^# TYPE (\S+) (\S+)/.exec(each) ?? [];
    if (described && type) types.set(described, type);
    const [, name, labels = '', value] = line.exec(each) ?? [];
    if (!name || !value) continue;
    const family = types.get(name) ?? types.get(name.replace(/_(?:bucket|count|sum)$/, ''));
    samples.push({ name, labels, value: Number(value), isCounter: /counter|histogram/.test(family ?? '') });
  }
  return samples.filter((sample) => !Number.isNaN(sample.value));
}
