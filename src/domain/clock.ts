/** The port for time: `now` is the wall clock, `monotonicMs` measures durations. */
export interface Clock {
  now(): Date;
  monotonicMs(): number;
}
