/** Links a stylesheet that pages load on demand, and waits until it applies. */
export function loadStyleSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}
