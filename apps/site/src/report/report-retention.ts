/** Days after which a report is deleted, whether or not an editor has decided on it. The site tells readers about this period. */
export const reportRetentionDays = 180;
