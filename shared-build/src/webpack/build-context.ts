import type { Declaration } from '../release/declaration.ts';
import type { WorkspacePackage } from '../workspace/packages.ts';
import type { SharedModule } from './shared-modules.ts';

/** The input of a webpack configuration; assembled once per build. */
export interface BuildContext<Declared extends Declaration = Declaration> {
  readonly one: WorkspacePackage;
  readonly declaration: Declared;
  readonly version: string;
  readonly contractsVersion: string;
  readonly federationName: string;
  readonly outputDir: string;
  readonly shared: readonly SharedModule[];
}
