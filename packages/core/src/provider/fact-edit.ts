/** Where a value stands in a file of facts: keys and list positions from the top. */
export type FactPath = readonly (string | number)[];

/** What YAML can hold. */
export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

/** One field to write. */
export interface FactEdit {
  /** From the project's root: 'facts/providers/mullvad.yaml'. */
  readonly file: string;
  readonly path: FactPath;
  /** undefined removes the field. */
  readonly value: YamlValue | undefined;
}
