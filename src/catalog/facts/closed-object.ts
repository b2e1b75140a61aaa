import { z } from 'zod';
import { nearestName } from '#domain/document/nearest-name.ts';

/** An object without other fields. The issue's message has one line per unknown key: what to write instead. */
export function closedObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => insteadOf(key, fields)).join('\n')
        : undefined,
  });
}

function insteadOf(key: string, fields: readonly string[]): string {
  const near = nearestName(key, fields);
  return near === undefined ? `Remove it, or use one of: ${fields.join(', ')}.` : `Did you mean "${near}"?`;
}
