/** The port for time. `now` must be the wall clock; durations are taken with `monotonicMs`. */
export interface Clock {
  now(): Date;
  monotonicMs(): number;
}
