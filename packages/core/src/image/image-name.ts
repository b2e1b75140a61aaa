/**
 * Matches paths such as '/images/router-menu.png', with or without folders. Names are lower case, with single hyphens
 * between words, like all addresses of the site.
 */
const imagePath = /^\/images(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.(?:png|jpe?g|webp)$/;

/** Whether an author may use this path for an image. */
export function isImagePath(path: string): boolean {
  return imagePath.test(path);
}

/** Suggests a valid path for an image: '/images/Router Menu.PNG' → '/images/router-menu.png'. */
export function plainImagePath(path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(path) ?? [];
  const steps = stem.split('/').map((step) =>
    step
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );
  return steps.join('/') + ending.toLowerCase();
}
