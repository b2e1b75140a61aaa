import type { FieldModel } from './field.block.ts';

/** Words, so that it can stand wherever words can. */
export function Field({ text }: FieldModel) {
  return text;
}
