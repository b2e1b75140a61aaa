export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

export interface ParsedXml {
  /** Returns every element of a name, in document order, without elements inside such elements. */
  readonly all: (name: string) => XmlElement[];
  readonly text: (element: XmlElement) => string;
}

const token = /<\?xml[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Parses the subset of XML that feeds use. Throws for anything else, and for an unclosed element. */
export function parseXml(xml: string): ParsedXml {
  const found: { name: string; attributes: Record<string, string>; content: string }[] = [];
  const open: typeof found = [];
  let end = 0;
  for (const match of xml.matchAll(token)) {
    const [whole, closes, name, attributes = '', isEmpty, text] = match;
    end = match.index + whole.length;
    const inner = open.at(-1);
    if (text !== undefined) {
      if (inner) inner.content += decoded(text);
      else if (text.trim() !== '') throw new Error(`Text outside of the root: ${text}`);
    } else if (closes) {
      if (inner?.name !== name) throw new Error(`</${name}> closes <${inner?.name}>.`);
      open.pop();
    } else if (name !== undefined) {
      const element = { name, attributes: attributesIn(attributes), content: '' };
      found.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (end !== xml.length || open.length > 0) throw new Error(`Not XML at ${xml.slice(end, end + 80)}`);
  return {
    all: (name) => found.filter((element) => element.name === name),
    text: ({ content }) => content.trim(),
  };
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );
}

function decoded(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`Not an entity: ${whole}`);
    return character;
  });
}
