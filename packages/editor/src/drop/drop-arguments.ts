import { parseArgs } from 'node:util';
import { UsageError } from '@vpn-site/cli/run-tool.ts';

/** The source of the statement that a provider ended. */
export interface EndingSource {
  readonly url: string;
  readonly title: string;
  readonly quote: string;
  readonly publisher: string;
  /** The date of the page, if it has one. */
  readonly published: string | undefined;
}

export type DropRequest = { readonly id: string } & (
  | { readonly kind: 'closed'; readonly on: string; readonly source: EndingSource }
  | { readonly kind: 'merged'; readonly on: string; readonly into: string; readonly source: EndingSource }
  | { readonly kind: 'remove' }
);

const usage = `Write one of:
  npm run site -- drop <provider> --closed <day> --source <address> --title <its title> --quote <its words>
  npm run site -- drop <provider> --merged-into <provider> --on <day> --source … --title … --quote …
  npm run site -- drop <provider> --remove
with --publisher (provider, authority, auditor, press, dataset or research; without it: provider) and --published <date>, if the page has one.`;

const options = {
  closed: { type: 'string' },
  'merged-into': { type: 'string' },
  on: { type: 'string' },
  source: { type: 'string' },
  title: { type: 'string' },
  quote: { type: 'string' },
  publisher: { type: 'string' },
  published: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

type Written = Partial<Record<Exclude<keyof typeof options, 'remove'>, string>> & {
  readonly remove?: boolean;
};

export function readDropArguments(args: readonly string[]): DropRequest {
  const { id, written } = parse(args);
  const { closed, 'merged-into': into, on, remove } = written;
  const kinds = [closed, into, remove].filter((one) => one !== undefined);
  if (kinds.length !== 1) throw new UsageError(usage);
  if (remove) return { id, kind: 'remove' };
  const source = readSource(written);
  if (closed !== undefined) return { id, kind: 'closed', on: closed, source };
  if (into === undefined || on === undefined) throw new UsageError(`--on <day> is missing.\n${usage}`);
  return { id, kind: 'merged', on, into, source };
}

function parse(args: readonly string[]): { readonly id: string; readonly written: Written } {
  try {
    const { values, positionals } = parseArgs({ options, args: [...args], allowPositionals: true });
    const [id] = positionals;
    if (id !== undefined && positionals.length === 1) return { id, written: values };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${usage}`);
    throw error;
  }
  throw new UsageError(usage);
}

function readSource({ source, title, quote, publisher = 'provider', published }: Written): EndingSource {
  const missing = Object.entries({ source, title, quote }).flatMap(([name, value]) =>
    value === undefined ? [`--${name}`] : [],
  );
  if (source === undefined || title === undefined || quote === undefined) {
    throw new UsageError(
      `${missing.join(', ')}: add what is missing, because nothing is written without its source.\n${usage}`,
    );
  }
  if (!URL.canParse(source) || !source.startsWith('https://')) {
    throw new UsageError(`--source is "${source}": write an address that begins with https://.`);
  }
  return { url: source, title, quote, publisher, published };
}
