import type { FieldModel } from './field.block.ts';

/** Renders plain text, so that it can be used anywhere in prose. */
export function Field({ text }: FieldModel) {
  return text;
}
