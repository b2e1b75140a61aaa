import type { ServerResponse } from 'node:http';

/** A response before it is sent. */
interface HeldResponse {
  readonly status: number;
  readonly body: string;
}

/** Holds an HTML or empty response until it is complete, then sends the result of `change`. */
export function holdResponse(response: ServerResponse, change: (answer: HeldResponse) => HeldResponse): void {
  const chunks: Uint8Array[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: readonly unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object') ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
      return response;
    },
    write: (chunk: unknown) => {
      take(chunk);
      return true;
    },
    end: (chunk: unknown) => {
      take(chunk);
      for (const own of ['write', 'end', 'writeHead']) Reflect.deleteProperty(response, own);
      const whole = Buffer.concat(chunks);
      const type = String(response.getHeader('content-type') ?? '');
      if (!type.includes('html') && whole.length > 0) return response.end(whole);
      const { status, body } = change({ status: response.statusCode, body: whole.toString() });
      response.removeHeader('content-length');
      response.statusCode = status;
      if (body !== '') response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(body);
    },
  });
}
