import { type Fact, isKnown } from '@vpn-site/core/provider/fact.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';

/**
 * What a fact answers, whatever its age. Decided by type and not by value alone, because the text 'partial' may be the name of
 * a company or of an option.
 */
export function answerSign(fact: Fact): SignKind {
  if (!isKnown(fact)) return 'unknown';
  const { type, value } = fact;
  // Editors write an empty list only when a source says that there is nothing.
  if (Array.isArray(value)) return value.length === 0 ? 'no' : 'value';
  // "Is there one?" comes first for readers; the limits are in the answer.
  if (type === 'free-plan') return value.available ? 'yes' : 'no';
  if (type !== 'yes-no') return 'value';
  if (value === 'partial') return 'partial';
  return value ? 'yes' : 'no';
}
