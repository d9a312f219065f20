/** Code whose bugs a listener hears or pays for, and the tests that must detect them. */
export interface MutatedCode {
  readonly name: string;
  readonly folder: string;
  /** Globs below the folder. */
  readonly files: readonly string[];
  /** Globs below the folder. */
  readonly tests: readonly string[];
  /** Without a DOM each attempt takes half the time. */
  readonly needsDocument: boolean;
}

export const MUTATED: readonly MutatedCode[] = [
  {
    name: 'state',
    folder: 'shared-player',
    files: ['src/state/*.ts'],
    tests: ['src/state/*.test.ts', 'src/player.{status,channel}.test.ts'],
    needsDocument: false,
  },
  {
    name: 'queue',
    folder: 'shared-player',
    files: ['src/queue/{queue,queue-edits,queue-store,upcoming}.ts'],
    tests: ['src/queue/*.test.ts'],
    needsDocument: false,
  },
  {
    name: 'queue-player',
    folder: 'shared-player',
    files: ['src/queue/{queue-commands,queue-player,mix-cache}.ts'],
    tests: ['src/player.{queue,queue-edits,playlist}.test.ts', 'src/queue/queue-player.test.ts'],
    needsDocument: false,
  },
  {
    name: 'cache',
    folder: 'shared-data',
    files: ['src/cache/**/*.ts', 'src/storage/safe-storage.ts'],
    tests: ['src/cache/**/*.test.ts', 'src/storage/safe-storage.test.ts'],
    needsDocument: true,
  },
  {
    name: 'entitlement',
    folder: 'shared-data',
    files: ['src/session/entitlement.ts', 'src/session/session-checks.ts', 'src/settings/quality-rules.ts'],
    tests: ['src/session/*.test.ts', 'src/settings/*.test.ts'],
    needsDocument: true,
  },
];
