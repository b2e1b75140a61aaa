import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The build may lie anywhere (DIST_DIR), away from any node_modules: the packages it imports are those of the server. */
export function lendPackages(buildFolder: string): void {
  const build = pathToFileURL(buildFolder).href;
  registerHooks({
    resolve: (specifier, context, next) => {
      const isPackage = !/^[.#/]/.test(specifier) && context.parentURL?.startsWith(`${build}/`);
      return next(specifier, isPackage ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
