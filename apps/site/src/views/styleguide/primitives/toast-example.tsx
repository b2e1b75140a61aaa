import { hooks } from '#browser/script-hooks.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

const button = 'plain-button cursor-pointer px-4 py-2 font-semibold';
const plain = 'toast-plain';

const asking = {
  id: 'toast-asking',
  icon: 'lucide:gift',
  color: 'success',
  actions: [{ label: 'Show another', press: plain }, { label: 'Not now' }],
  close: false,
  duration: 0,
};
const pictured = { avatar: '/icon-192.png', color: 'info', duration: 1500, press: plain };
const takenBack = { id: asking.id, open: false };

export const example: PrimitiveExample = {
  name: 'Toast',
  render: () => (
    <p className="flex flex-wrap gap-3">
      <button type="button" id={plain} {...hooks({ 'data-toast': 'Link copied' })} className={button}>
        Show a toast
      </button>
      <button
        type="button"
        {...hooks({
          'data-toast': 'A newer version is here',
          'data-description': 'The next page you open brings it.',
        })}
        className={button}
      >
        Show a toast that says more
      </button>
      <button
        type="button"
        {...hooks({
          'data-toast': 'There is another one',
          'data-description': 'It stays until you choose.',
          'data-toast-fields': JSON.stringify(asking),
        })}
        className={button}
      >
        Show a toast that asks
      </button>
      <button
        type="button"
        {...hooks({ 'data-toast': 'There is another one', 'data-toast-fields': JSON.stringify(takenBack) })}
        className={button}
      >
        Take it back
      </button>
      <button
        type="button"
        {...hooks({ 'data-toast': 'Press me while you can', 'data-toast-fields': JSON.stringify(pictured) })}
        className={button}
      >
        Show a short toast with a picture
      </button>
    </p>
  ),
};
