import { askWhole } from './ask-status.ts';
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
export async function press(url: string, { headers = {}, method = 'GET' }: Pressed = {}) {
  const answer = await askWhole(url, { method, headers: { ...navigation, ...headers } });
  const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: answer.status, headers: new Headers(entries), text: answer.body.toString() };
}
