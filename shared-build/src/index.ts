export { buildAll, type BuildAllOptions, type BuildProgress } from './release/build-all.ts';
export { buildRelease, type BuildReleaseOptions } from './release/build-release.ts';
export { planRelease, type ReleasePlan } from './release/plan-release.ts';
export { readRelease, type BuiltRelease } from './release/release-files.ts';
export { PageTableError } from './pages/page-table-error.ts';
export { readPageTable, type PageTable } from './pages/read-page-table.ts';
export { releaseNames } from './release/release-names.ts';
export { BuildFailedError } from './release/run-webpack.ts';
export { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from './workspace/packages.ts';
