import { fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import type { WrittenCatch } from '@vpn-site/core/provider/written-catch.ts';

/**
 * The fields of a review about the provider's main drawback. Fields that are missing or have another shape are undefined.
 */
export interface CatchFields {
  readonly text: string | undefined;
  readonly restsOn: WrittenCatch['restsOn'] | undefined;
  /** The editor's reason for another drawback, although an incident should come first. */
  readonly why: string | undefined;
}

export function catchFields(frontMatter: unknown): CatchFields {
  const { catch: text, catchRestsOn, catchWhy } = fieldsOf(frontMatter);
  return {
    text: typeof text === 'string' ? text : undefined,
    restsOn: isFields(catchRestsOn)
      ? Object.fromEntries(Object.entries(catchRestsOn).map(([reference, is]) => [reference, String(is)]))
      : undefined,
    why: typeof catchWhy === 'string' ? catchWhy : undefined,
  };
}

/** Returns the provider of a review, by the id of its document. */
export function reviewedProvider(id: string): string {
  return id.replace(/^reviews\//, '');
}
