export interface LlmsLink {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

export interface LlmsSite {
  readonly name: string;
  readonly summary: string;
  /** Background information, one paragraph each. */
  readonly notes: readonly string[];
  /** The sections. Those without links are left out. */
  readonly sections: readonly LlmsSection[];
}

/**
 * Returns the content of /llms.txt: what the site is, and links to its pages, in Markdown for programs that read on behalf
 * of people.
 */
export function llmsTxt({ name, summary, notes, sections }: LlmsSite): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => [`## ${title}`, '', ...links.map(line)].join('\n'));
  return `${[`# ${name}`, `> ${oneLine(summary)}`, ...notes.map(oneLine), ...parts].join('\n\n')}\n`;
}

function line({ title, url, description }: LlmsLink): string {
  return `- [${oneLine(title).replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url}): ${oneLine(description)}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
