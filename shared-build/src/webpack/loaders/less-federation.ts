import path from 'node:path';

const SNAPSHOT_HANDLER = `
import { DisabledSnapshotHandler } from './disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
`;

const PRELOAD = `
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];
export const defaultPreloadArgs = {};
`;

const SEMVER = 'export const satisfy = () => true;';

const DESCRIPTIONS = `
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
`;

/** Replacements for files of Module Federation's runtime, by the end of their path. */
const INSTEAD = new Map([
  ['runtime-core/dist/plugins/snapshot/SnapshotHandler.js', SNAPSHOT_HANDLER],
  ['runtime-core/dist/utils/preload.js', PRELOAD],
  ['runtime-core/dist/utils/semver/index.js', SEMVER],
  ['error-codes/dist/desc.mjs', DESCRIPTIONS],
]);

/** Whether a file is one of those in Module Federation's runtime that this platform does without. */
export function isUnusedFederation(resourcePath: string): boolean {
  return insteadOf(resourcePath) !== undefined;
}

/**
 * Snapshots are made from manifests, but the host is given the entry of every remote instead; Module Federation can switch off the
 * plugin (disableSnapshot), but not what it is built on. The registry compares versions before a release is live: there is one of each
 * shared module, the host's, and nobody requests a range. An error has its code and the address of what explains it; the sentence between
 * the two, for each code, would be in every first page.
 */
export default function lessFederation(this: { readonly resourcePath: string }, source: string): string {
  return insteadOf(this.resourcePath) ?? source;
}

function insteadOf(resourcePath: string): string | undefined {
  const file = resourcePath.split(path.sep).join('/');
  return [...INSTEAD].find(([end]) => file.endsWith(end))?.[1];
}
