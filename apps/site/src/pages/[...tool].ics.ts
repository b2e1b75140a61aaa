import type { APIRoute } from 'astro';
import { composeCalendar } from '#compose/tool-calendar.ts';

export const prerender = false;

/** Returns the calendar file of a tool for a query. */
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
