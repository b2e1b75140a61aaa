/** Shown by src/browser/navigation/loading-bar.ts. The browser tells screen readers that a page loads. */
export function LoadingBar() {
  return <div data-loading-bar hidden aria-hidden="true" className="loading-bar" />;
}
