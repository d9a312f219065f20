/** One measurement, which can be requested by name. */
export interface Bench {
  readonly name: string;
  /** What it measures and how long that takes, for the list of names. */
  readonly about: string;
  /** Runs only when it is requested by name. */
  readonly isLong?: true;
  /** Measures and writes `bench/results/<name>.json`. */
  run(): Promise<void>;
}
