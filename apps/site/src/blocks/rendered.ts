import type { Tag } from '@markdoc/markdoc';
import type { ReactNode } from 'react';

/** A model as its component receives it, with Markdoc tags replaced by rendered React nodes. */
export type Rendered<Model> = [Extract<Model, Tag>] extends [never]
  ? Model extends object
    ? { readonly [Key in keyof Model]: Rendered<Model[Key]> }
    : Model
  : ReactNode;
