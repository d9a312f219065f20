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

const LOGGER = `
const to = (method, prefix) => (...args) => console[method](prefix, ...args);
export const createLogger = (prefix) => ({ warn: to('warn', prefix), error: to('error', prefix) });
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
`;

const CONTEXT = 'export const optionsToMFContext = () => {};';

const REMOTES = 'export const remotes = () => {};';

const CONSUMES = `
export const consumes = ({ webpackRequire, chunkMapping, chunkId }) => {
  if (webpackRequire.o(chunkMapping, chunkId)) throw new Error('Chunk ' + chunkId + ' brings shared modules; all belong into the first.');
};
`;

const FALLBACK_GETTER = 'export const getSharedFallbackGetter = ({ factory }) => factory;';

const INIT = `
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
};
`;

/** Replacements for files of Module Federation's runtime, by the end of their path. */
const INSTEAD = new Map([
  ['runtime-core/dist/plugins/snapshot/SnapshotHandler.js', SNAPSHOT_HANDLER],
  ['runtime-core/dist/utils/preload.js', PRELOAD],
  ['runtime-core/dist/utils/semver/index.js', SEMVER],
  ['runtime-core/dist/utils/context.js', CONTEXT],
  ['error-codes/dist/desc.mjs', DESCRIPTIONS],
  ['module-federation/sdk/dist/logger.js', LOGGER],
  ['webpack-bundler-runtime/dist/remotes.js', REMOTES],
  ['webpack-bundler-runtime/dist/consumes.js', CONSUMES],
  ['webpack-bundler-runtime/dist/getSharedFallbackGetter.js', FALLBACK_GETTER],
  ['webpack-bundler-runtime/dist/init.js', INIT],
]);

/** Functions and methods that are never called here, by the end of their file's path. */
const UNCALLED = new Map([
  ['runtime-core/dist/remote/index.js', ['preloadRemote', 'initRawContainer']],
  ['runtime-core/dist/shared/index.js', ['loadShare']],
  ['runtime-core/dist/utils/load.js', ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode']],
]);

/** Whether this platform replaces a part of a file of Module Federation's runtime. */
export function isUnusedFederation(resourcePath: string): boolean {
  return ofFile(INSTEAD, resourcePath) !== undefined || ofFile(UNCALLED, resourcePath) !== undefined;
}

/**
 * Snapshots are made from manifests, but the host gets the entry of every remote instead; Module Federation can switch off the plugin
 * (disableSnapshot), but not its base. The registry compares versions before a release is live: each shared module exists once, the
 * host's, and no code requests a range. All of them are in the host's first chunk, so none is awaited, and none is tree-shaken; a build
 * names no remotes, and their entries are classic scripts. An error has its code and the URL of its explanation; the sentence for each
 * code would be in every first page.
 */
export default function lessFederation(this: { readonly resourcePath: string }, source: string): string {
  const instead = ofFile(INSTEAD, this.resourcePath);
  return instead ?? (ofFile(UNCALLED, this.resourcePath) ?? []).reduce(emptied, source);
}

/** The source with an emptied function or method. Throws when the name does not exist. */
function emptied(source: string, name: string): string {
  const whole = new RegExp(`^(\\t?)((?:async )?(?:function )?${name})\\(.*\\) \\{\\n[^]*?^\\1\\}$`, 'm');
  if (!whole.test(source)) throw new Error(`Module Federation has no ${name} where it was.`);
  return source.replace(whole, '$1$2() {}');
}

function ofFile<Value>(values: ReadonlyMap<string, Value>, resourcePath: string): Value | undefined {
  const file = resourcePath.split(path.sep).join('/');
  return [...values].find(([end]) => file.endsWith(end))?.[1];
}
