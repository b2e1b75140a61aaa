/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The address of the visitor as the server sees it, for pages that show it. */
    readonly seen?: import('#leak-check/observation.ts').SeenAddress | undefined;
  }
}

/** A module that apps/site/src/build/style-sheets.ts generates. */
declare module 'virtual:style-sheets' {
  /** The sheets in the order in which they apply. A page that has one of the classes of a sheet needs that sheet. */
  export const styleSheets: readonly {
    readonly name: string;
    readonly address: string;
    readonly classes: readonly string[];
  }[];
}
