/** A setting that is wrong or missing. The message is a sentence for the operator. */
export class ConfigError extends Error {}
