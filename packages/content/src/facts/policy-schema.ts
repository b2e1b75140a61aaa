import { type PolicyHistory, policyReviewers } from '@vpn-site/core/policy/policy-history.ts';
import { z } from 'zod';
import { closedObject, date, localizedText, note } from './common-schemas.ts';

const text = z.string().min(1);
/** The max length of a quote in characters, because we may quote the texts of others but not copy them. */
const maxQuoteLength = 300;

const words = closedObject({
  url: z
    .string()
    .regex(
      /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[0-9a-f]{40}\/[^?#]+$/,
      'Write the address of one version: https://github.com/…/blob/<the 40 digits of its commit>/…',
    ),
  quote: text
    .max(maxQuoteLength, `Quote at most ${maxQuoteLength} characters; write … for what you leave out`)
    .optional(),
});

const change = closedObject({
  date,
  sentence: localizedText,
  was: words,
  now: words,
  confirmedBy: z.enum(policyReviewers, `Write who read both versions: ${policyReviewers.join(' or ')}`),
  checked: date,
}).refine(
  ({ was, now }) => was.quote !== now.quote,
  'Quote the words before and after, or, where some were only added or removed, the one side that has them',
);

export const policyHistorySchema: z.ZodType<PolicyHistory> = closedObject({
  provider: text,
  document: text,
  versions: z.int().positive(),
  failed: z.int().nonnegative(),
  first: date,
  last: date,
  found: z.int().positive(),
  source: closedObject({ url: z.string(), title: text, licence: text }),
  note,
  changes: z.array(change).min(1),
});
