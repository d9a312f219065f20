export interface Bench {
  readonly name: string;
  /** The measured quantity and its duration, for the list of names. */
  readonly about: string;
  /** Runs only when named. */
  readonly isLong?: true;
  run(): Promise<void>;
}
