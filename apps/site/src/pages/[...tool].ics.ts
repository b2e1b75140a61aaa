import type { APIRoute } from 'astro';
import { composeCalendar } from '#compose/tool-calendar.ts';

export const prerender = false;

/** The calendar file of a tool, by the tool's own address and query. */
export const GET: APIRoute = ({ params, site, url }) => {
  const file = composeCalendar(`/${params.tool ?? ''}`, site?.href ?? '', url.search);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
};
