import type { FieldModel } from './select.ts';

/** Words, so that it can stand wherever words can. */
export function Field({ text }: FieldModel) {
  return text;
}
