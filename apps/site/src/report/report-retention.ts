/** Days after which a report is deleted, whether it was decided or not. The site tells readers about it. */
export const reportRetentionDays = 180;
