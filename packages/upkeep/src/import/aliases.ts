import { closedObject } from '@vpn-site/content/facts/common-schemas.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { z } from 'zod';

export const aliasesFile = 'facts/upkeep/aliases.yaml';

const name = z.string().min(1);

const aliasesSchema = closedObject({
  'price-index': closedObject({
    /** The dataset's provider name → ours, where they differ. */
    providers: z.record(name, name),
    /** The dataset's 'provider/plan' → our plan id. */
    plans: z.record(name, name),
    /** Providers that this site does not have. */
    ignored: z.array(name),
  }),
  'two-factor': closedObject({
    /** Our provider id → the path of its entry. */
    entries: z.record(name, name),
  }),
  'server-list': closedObject({
    /** Our provider id → the file of its servers. */
    lists: z.record(name, name),
  }),
});

/** The names in datasets that stand for our providers and plans. */
export type Aliases = z.infer<typeof aliasesSchema>;

export function readAliases(root: string): Aliases {
  return new DataFiles(root).read(aliasesFile, aliasesSchema);
}
