const milliseconds = 400 * 24 * 60 * 60 * 1000;
const RealDate = Date;

/** Sets the clock of a process more than a year ahead, if preloaded into it (node --import). */
globalThis.Date = class extends RealDate {
  constructor(...moment: readonly unknown[]) {
    super(...((moment.length === 0 ? [RealDate.now() + milliseconds] : moment) as [number]));
  }

  static override now(): number {
    return RealDate.now() + milliseconds;
  }
} as DateConstructor;
