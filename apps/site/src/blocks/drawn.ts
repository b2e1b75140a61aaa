import type { Tag } from '@markdoc/markdoc';
import type { ReactNode } from 'react';

/** A model as its component gets it: whatever holds text of a document holds it drawn. */
export type Drawn<Model> = [Extract<Model, Tag>] extends [never]
  ? Model extends object
    ? { readonly [Key in keyof Model]: Drawn<Model[Key]> }
    : Model
  : ReactNode;
