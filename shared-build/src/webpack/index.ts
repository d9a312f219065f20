// The parts of the release build, for builds that are composed differently and never published.
export { buildContextOf } from '../release/build-context-of.ts';
export type { RemoteDeclaration, ShellDeclaration } from '../release/declaration.ts';
export { readPageTable, type PageTable } from '../pages/read-page-table.ts';
export { releasePages } from '../pages/release-pages.ts';
export { entryFiles, lazyFiles, type NeededFiles } from '../release/output/emitted-files.ts';
export { runWebpack } from '../release/run-webpack.ts';
export { workspacePackages, type WorkspacePackage } from '../workspace/packages.ts';
export { baseConfig, cssPlugin } from './base-config.ts';
export type { BuildContext } from './build-context.ts';
export { facadeAliases } from './facade-aliases.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { workersConfig } from './workers-config.ts';
