/** index.html is '/', other pages lose their ending, everything else answers under its own name. */
export function fileAddress(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}
