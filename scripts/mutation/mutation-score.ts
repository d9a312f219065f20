/** The parts of the mutation testing schema that are counted. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationScore {
  readonly name: string;
  readonly mutants: number;
  readonly killed: number;
  /** Rounded down, so that a near miss does not look like a pass. */
  readonly percent: number;
  /** Mutants that no test detected, as "file:line mutator". */
  readonly survivors: readonly string[];
}

/** A test run also detects a mutant that never ends. */
const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/** Mutants that could not be tried (not compiling, or left out) are not counted. */
export function scoreOf(name: string, { files }: MutationReport): MutationScore {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, mutant })));
  const killed = all.filter(({ mutant }) => NOTICED.has(mutant.status)).length;
  const alive = all.filter(({ mutant }) => UNNOTICED.has(mutant.status));
  const mutants = killed + alive.length;
  return {
    name,
    mutants,
    killed,
    percent: mutants === 0 ? 0 : Math.floor((killed / mutants) * 100),
    survivors: alive.map(({ file, mutant }) => textOf(file, mutant)),
  };
}

function textOf(file: string, { location, mutatorName, replacement = '' }: Mutant): string {
  return `${file}:${location.start.line} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`.trim();
}
