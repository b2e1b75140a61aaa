/// <reference types="astro/client" />

/** Made by tools/build/style-sheets.ts. */
declare module 'virtual:style-sheets' {
  /** In the order in which they apply, with the classes that no page has without needing the sheet. */
  export const styleSheets: readonly {
    readonly name: string;
    readonly address: string;
    readonly classes: readonly string[];
  }[];
}
