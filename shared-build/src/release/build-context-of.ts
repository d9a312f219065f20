import { CONTRACTS_VERSION } from '@afterglow/shared-contracts';
import type { BuildContext } from '../webpack/build-context.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import type { WorkspacePackage } from '../workspace/packages.ts';
import { declarationOf } from './declaration.ts';
import { federationNameOf } from './names.ts';

/** The input of the configurations for building `one` as `version` into `outputDir`. */
export function buildContextOf(one: WorkspacePackage, version: string, outputDir: string): BuildContext {
  return {
    one,
    declaration: declarationOf(one),
    version,
    contractsVersion: CONTRACTS_VERSION,
    federationName: federationNameOf(one, version),
    outputDir,
    shared: sharedModules(),
  };
}
