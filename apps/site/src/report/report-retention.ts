/** A report is deleted so many days after the day on which it was sent, decided or not. Readers are told. */
export const reportRetentionDays = 180;
