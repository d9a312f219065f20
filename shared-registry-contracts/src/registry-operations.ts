import { backUp } from './backup.operations.ts';
import { compareVersions } from './comparison.operations.ts';
import { getOpenApi, readDocs } from './documentation.operations.ts';
import { examine } from './examination.operations.ts';
import { grantPath, listGrants } from './grants.operations.ts';
import {
  endCanary,
  followLiveSet,
  getHistory,
  getLiveSet,
  promote,
  retire,
  rollBack,
  startCanary,
  verifyHistory,
} from './live-sets.operations.ts';
import { followOverview, getOverview } from './overview.operations.ts';
import { previewStaging, previewVersion } from './previews.operations.ts';
import { listUnused, prune, tellUses } from './prune.operations.ts';
import { listVersions, publish } from './releases.operations.ts';
import { getSession, makeSignInCode, signIn, signOut } from './sessions.operations.ts';
import { listTokens, makeToken, revokeToken } from './tokens.operations.ts';
import { getHealth, listReports, sendReport } from './reports.operations.ts';

/** Every call of the registry by its name. */
export const registryOperations = {
  publish,
  listVersions,
  compareVersions,
  listGrants,
  grantPath,
  getOverview,
  followOverview,
  getLiveSet,
  followLiveSet,
  promote,
  rollBack,
  retire,
  startCanary,
  endCanary,
  getHistory,
  verifyHistory,
  signIn,
  getSession,
  signOut,
  makeSignInCode,
  listTokens,
  makeToken,
  revokeToken,
  sendReport,
  listReports,
  getHealth,
  tellUses,
  listUnused,
  prune,
  previewVersion,
  previewStaging,
  examine,
  backUp,
  getOpenApi,
  readDocs,
} as const;

/** All calls of the registry by name, each with its own schemas. */
export type RegistryOperations = typeof registryOperations;
/** The name of a call of the registry. */
export type RegistryOperationName = keyof RegistryOperations;
