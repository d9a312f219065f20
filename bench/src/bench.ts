/** One measurement that can be asked for by name. */
export interface Bench {
  readonly name: string;
  /** What it finds out and how long that takes, for the list of names. */
  readonly about: string;
  /** Runs only when it is asked for by name. */
  readonly isLong?: true;
  /** Measures and writes `bench/results/<name>.json`. */
  run(): Promise<void>;
}
