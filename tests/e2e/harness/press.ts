import { request } from 'node:http';
import { browserUserAgent } from './steady-load.ts';

/** What a browser says when a reader presses a link of the page that is open. */
const navigation = {
  'user-agent': browserUserAgent,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

interface Pressed {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Presses a link as a browser does, and follows nothing. Node's own fetch says that it is a script. */
export function press(
  url: string,
  { headers = {}, method = 'GET' }: Pressed = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...navigation, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          text,
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
