/// <reference types="astro/client" />

/** Made by tools/build/sheet-classes.ts. */
declare module 'virtual:sheet-classes' {
  /** By the name of a sheet, the classes that no page has without needing it. */
  export const sheetClasses: Readonly<Record<string, readonly string[]>>;
}
