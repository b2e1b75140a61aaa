/**
 * The number of days after which a report is deleted, whether or not an editor has decided on it. The site tells readers
 * this number.
 */
export const reportRetentionDays = 180;
