/**
 * What Netlify starts edge functions with comes from its own network, which a machine that tests may not reach. This stands in
 * for it: the one function of the site, as the documents of its API say. A response is sent, a URL is another file of the
 * site, and nothing is what would have been sent without it.
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
