import { closedObject } from '@vpn-site/content/facts/common-schemas.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { z } from 'zod';
import type { AutoMergeRules } from '#rules/auto-merge-rules.ts';
import { renewableDates } from '#rules/still-true-rule.ts';

const autoMergeRulesFile = 'facts/upkeep/mandate.yaml';

const autoMergeRulesSchema: z.ZodType<AutoMergeRules> = closedObject({
  'still-true': closedObject({ fields: z.array(z.enum(renewableDates)).min(1) }),
  price: closedObject({
    sources: z.array(z.string().min(1)).min(1),
    changeBelowPercent: z
      .number()
      .positive()
      .max(100, 'Write 100 or less, because a person must check a price that doubles'),
    captures: z.int().min(2, 'Write 2 or more, because a single capture may be wrong'),
  }),
});

/** Reads the auto-merge rules, which decide what can be merged without a person. */
export function readAutoMergeRules(root: string): AutoMergeRules {
  return new DataFiles(root).read(autoMergeRulesFile, autoMergeRulesSchema);
}
