/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What the server sees of who asks, where the page says so. */
    readonly seen?: import('#leak-check/observation.ts').Visitor | undefined;
  }
}

/** Made by apps/site/src/build/style-sheets.ts. */
declare module 'virtual:style-sheets' {
  /** In the order in which they apply, with the classes that no page has without needing the sheet. */
  export const styleSheets: readonly {
    readonly name: string;
    readonly address: string;
    readonly classes: readonly string[];
  }[];
}
