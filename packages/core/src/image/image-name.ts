/** '/images/router-menu.png', folders allowed. Lower case, words joined by one hyphen: addresses of the site have no other form. */
const imagePath = /^\/images(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.(?:png|jpe?g|webp)$/;

/** Whether an image can have this address, as authors write it. */
export function isImagePath(path: string): boolean {
  return imagePath.test(path);
}

/** The address that an image could have instead: '/images/Router Menu.PNG' → '/images/router-menu.png'. */
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
