import { askWhole } from './ask-status.ts';
import { browserUserAgent } from './steady-load.ts';

/** The headers that a browser sends when a reader follows a link on the open page. */
const navigation = {
  'user-agent': browserUserAgent,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

interface PressOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Follows a link as a browser does, but follows no redirect. Node's own fetch would identify itself as a script. */
export async function press(url: string, { headers = {}, method = 'GET' }: PressOptions = {}) {
  const answer = await askWhole(url, { method, headers: { ...navigation, ...headers } });
  const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: answer.status, headers: new Headers(entries), text: answer.body.toString() };
}
