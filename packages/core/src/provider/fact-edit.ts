/** The position of a value in a facts file: keys and list indexes from the top. */
export type FactPath = readonly (string | number)[];

export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

export interface FactEdit {
  /** Path from the project root: 'facts/providers/mullvad.yaml'. */
  readonly file: string;
  readonly path: FactPath;
  /** The new value; undefined removes the field. */
  readonly value: YamlValue | undefined;
}
