import { closedObject } from '@vpn-site/content/facts/common-schemas.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { z } from 'zod';

export const aliasesFile = 'facts/upkeep/aliases.yaml';

const name = z.string().min(1);

const aliasesSchema = closedObject({
  'price-index': closedObject({
    /** Their name of a provider → ours, where they differ. */
    providers: z.record(name, name),
    /** 'provider/plan' in their names → our name of the plan. */
    plans: z.record(name, name),
    /** Providers that this site does not have. */
    ignored: z.array(name),
  }),
  'two-factor': closedObject({
    /** Our name of a provider → the path of its entry. */
    entries: z.record(name, name),
  }),
  'server-list': closedObject({
    /** Our name of a provider → the file of its servers. */
    lists: z.record(name, name),
  }),
});

/** Which names of datasets mean which of ours. */
export type Aliases = z.infer<typeof aliasesSchema>;

export function readAliases(root: string): Aliases {
  return new DataFiles(root).read(aliasesFile, aliasesSchema);
}
