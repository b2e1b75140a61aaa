import { slugProblem } from '#domain/document/slug.ts';
import { UsageError } from '../run-tool.ts';
import type { Project, Scaffold } from './files.ts';
import { newArticle } from './new-article.ts';
import { newBlock } from './new-block.ts';
import { newProvider } from './new-provider.ts';

type Kind = (project: Project, id: string, ...more: string[]) => Scaffold;

const kinds: Readonly<Record<string, { readonly usage: string; readonly make: Kind }>> = {
  provider: { usage: 'provider <id> <Name> <home page>', make: newProvider },
  guide: { usage: 'guide <id>', make: (project, id) => newArticle('guides', project, id) },
  explainer: { usage: 'explainer <id>', make: (project, id) => newArticle('explainers', project, id) },
  block: { usage: 'block <id>', make: ({ root }, id) => newBlock(root, id) },
};

/** What the words after `npm run new --` ask for, as files. */
export function scaffold([kind = '', ...words]: readonly string[], project: Project): Scaffold {
  const asked = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const shown = (asked ? [asked] : Object.values(kinds)).map(({ usage }) => `npm run new -- ${usage}`);
  const [id, ...more] = words;
  if (asked === undefined || id === undefined || words.length !== asked.usage.split(' <').length - 1) {
    throw new UsageError(`Write: ${shown.join('\n   or: ')}\nA name of several words stands in quotes.`);
  }
  const wrong = id.includes('/') ? 'it has a "/"' : slugProblem(id);
  if (wrong !== undefined) {
    throw new UsageError(
      `"${id}" cannot be an id: ${wrong}. Write lower-case words joined by hyphens, such as example-vpn.`,
    );
  }
  return asked.make(project, id, ...more);
}
