import type { PrimitiveExample } from '../primitive-example.ts';

const button = 'cursor-pointer rounded-m border border-line-strong px-4 py-2 font-semibold hover:bg-hover';

export const example: PrimitiveExample = {
  name: 'Toast',
  draw: () => (
    <p className="flex flex-wrap gap-3">
      <button type="button" data-toast="Link copied" className={button}>
        Show a toast
      </button>
      <button
        type="button"
        data-toast="A newer version is here"
        data-description="The next page you open brings it."
        className={button}
      >
        Show a toast that says more
      </button>
    </p>
  ),
};
