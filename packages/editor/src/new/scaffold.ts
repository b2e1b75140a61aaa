import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { slugProblem } from '@vpn-site/core/document/slug.ts';
import type { Project, Scaffold } from './files.ts';
import { newArticle } from './new-article.ts';
import { newBlock, readBlockPath } from './new-block.ts';
import { newCountry } from './new-country.ts';
import { newAudit, newIncident, newPrice } from './new-fact-item.ts';
import { newKey, readKeyPath } from './new-key.ts';
import { newProvider } from './new-provider.ts';
import { newService } from './new-service.ts';

interface Kind {
  readonly usage: string;
  readonly make: (project: Project, id: string, ...more: string[]) => Scaffold;
  /** Parses an id that includes its group. */
  readonly readPath?: (path: string) => { readonly group: string; readonly id: string };
}

const kinds: Readonly<Record<string, Kind>> = {
  provider: { usage: 'provider <id> <Name> <home page>', make: newProvider },
  guide: { usage: 'guide <id>', make: (project, id) => newArticle('guides', project, id) },
  explainer: { usage: 'explainer <id>', make: (project, id) => newArticle('explainers', project, id) },
  news: { usage: 'news <id>', make: (project, id) => newArticle('news', project, id) },
  country: { usage: 'country <id> <CODE>', make: newCountry },
  price: { usage: 'price <provider> <plan>', make: newPrice },
  audit: { usage: 'audit <provider> <Auditor>', make: newAudit },
  incident: { usage: 'incident <provider> <date>', make: newIncident },
  service: { usage: 'service <id> <Name>', make: newService },
  key: { usage: 'key <group>/<id> <type>', make: newKey, readPath: readKeyPath },
  block: {
    usage: 'block <group>/<id>',
    make: ({ root }, id, group = '') => newBlock(root, group, id),
    readPath: readBlockPath,
  },
};

/** Creates the files for the arguments of `npm run new --`. */
export function scaffold([kind = '', ...words]: readonly string[], project: Project): Scaffold {
  const asked = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const shown = (asked ? [asked] : Object.values(kinds)).map(({ usage }) => `npm run new -- ${usage}`);
  const [path, ...more] = words;
  if (
    asked === undefined ||
    path === undefined ||
    words.length !== asked.usage.split(' ').filter((word) => word.startsWith('<')).length
  ) {
    throw new UsageError(`Write: ${shown.join('\n   or: ')}\nPut a name of several words in quotes.`);
  }
  const { id, group } = asked.readPath?.(path) ?? { id: path };
  const wrong = id.includes('/') ? 'it contains a "/"' : slugProblem(id);
  if (wrong !== undefined) {
    throw new UsageError(
      `"${id}" cannot be an id: ${wrong}. Write lower-case words joined by hyphens, such as example-vpn.`,
    );
  }
  return asked.make(project, id, ...(group === undefined ? [] : [group]), ...more);
}
