/**
 * Replacement for Netlify's edge function bootstrap, which comes from Netlify's network and may be unreachable in tests. It
 * runs the site's one function as the API documentation describes: a response is sent, a URL serves another file of the
 * site, and undefined serves what would have been sent without the function.
 */
export async function serve(loadFunctions) {
  const [answer] = Object.values(await loadFunctions());
  const port = Number(Deno.args[Deno.args.indexOf('--port') + 1]);
  Deno.serve({ port }, async (request) => {
    const { headers } = request;
    const asked = new URL(request.url);
    const site = `${headers.get('x-nf-passthrough-proto')}//${headers.get('x-nf-passthrough-host')}`;
    const own = new Headers([...headers].filter(([name]) => !name.startsWith('x-nf-')));
    const file = (path) =>
      fetch(new URL(path, site), {
        method: request.method,
        headers: { ...Object.fromEntries(own), 'x-nf-passthrough': 'passthrough' },
        redirect: 'manual',
      });
    const answered = await answer(
      new Request(new URL(asked.pathname + asked.search, site), { method: request.method, headers: own }),
    );
    if (answered instanceof Response) return answered;
    return file(answered === undefined ? asked.pathname + asked.search : answered.pathname + answered.search);
  });
}
