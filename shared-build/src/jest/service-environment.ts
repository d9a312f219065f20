import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';
import SharedEnvironment from './shared-environment.ts';

/**
 * The WebAssembly module of the embedded database. Node caches a module's machine code by its bytes while anything references it: held
 * here it outlives a test file, and every database after the first starts and responds in half the time.
 */
export const heldDatabase = new WebAssembly.Module(readFileSync(databaseProgram()));

function databaseProgram(): string {
  const inService = createRequire(path.join(WORKSPACE_ROOT, 'services/kit/package.json'));
  return path.join(path.dirname(inService.resolve('@electric-sql/pglite')), 'pglite.wasm');
}

export default SharedEnvironment;
