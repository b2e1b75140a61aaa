import { ofetch } from 'ofetch';

/** Answers that may be different a moment later; such a request is asked once more. */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** How long to wait before asking again. */
export const retryDelay = 300;

/** Asks this site, under the address it is configured to live at. Loaded when first needed. */
export const siteFetch = ofetch.create({
  baseURL: import.meta.env.BASE_URL,
  retry: 1,
  retryStatusCodes: retryStatuses,
  retryDelay,
});
