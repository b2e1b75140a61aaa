import { type FactFile, filesOfKind } from '@vpn-site/content/facts/fact-file.ts';
import { ownershipSchema } from '@vpn-site/content/facts/ownership-schema.ts';
import { parsedFactFile } from '@vpn-site/content/facts/parsed-fact-file.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { dueStatement } from '#rules/due-facts.ts';
import type { DueItem } from '#rules/due-item.ts';

/** Returns the ownership statements as due items. They have the same lifetime as the fact about a provider's owner. */
export function dueOwners(files: readonly FactFile[], lifetime: FactDefinition['lifetime']): DueItem[] {
  return filesOfKind(files, 'ownership').flatMap((file) => {
    const { groups, ungrouped, networks, sources } = parsedFactFile(file, ownershipSchema);
    const statements = [
      ...groups.map((group, at) => ({ statement: group, subject: group.id, list: 'groups', at })),
      ...ungrouped.map((brand, at) => ({
        statement: brand,
        subject: brand.id ?? brand.name,
        list: 'ungrouped',
        at,
      })),
      ...networks.map((network, at) => ({
        statement: network,
        subject: network.brand,
        list: 'networks',
        at,
      })),
    ];
    return statements.flatMap(({ statement, subject, list, at }) => {
      const place = { kind: 'owner', subject, key: list, file: file.file, cell: [list, at] } as const;
      return dueStatement(place, statement, lifetime, sources);
    });
  });
}
