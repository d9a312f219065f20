import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Results of a long run by name, for one state of the sources: a stopped run resumes, and other sources start again. */
export class ResumableResults<Result> {
  readonly #file: string | undefined;
  readonly #of: string;

  /** Without a file nothing is stored. */
  constructor(file: string | undefined, of: string) {
    this.#file = file;
    this.#of = of;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#read(), name);
  }

  add(name: string, result: Result): void {
    if (this.#file === undefined) return;
    const results = { ...this.#read(), [name]: result };
    writeFileSync(this.#file, `${JSON.stringify({ of: this.#of, results }, null, 2)}\n`);
  }

  #read(): Readonly<Record<string, Result>> {
    if (this.#file === undefined || !existsSync(this.#file)) return {};
    // Written by this class.
    const stored = JSON.parse(readFileSync(this.#file, 'utf8')) as { of: string; results: Record<string, Result> };
    return stored.of === this.#of ? stored.results : {};
  }
}
