export { NO_FAILED_SHELL } from './failed-shell.ts';
export { isFallback } from './fallback-view.ts';
export { fittingVersions } from './fitting-versions.ts';
export { type LiveSetHub, createLiveSetHub } from './live-set-hub.ts';
export type { LiveSetSnapshot } from './live-set-snapshot.ts';
export { type ToLiveView, createLiveViews } from './live-view.ts';
export { toLiveSet, type FindManifest, toLiveRemote } from './to-live-set.ts';
export { type Visitor, newPart, partCookie, visitorOf, isAmong } from './visitor.ts';
export type { LiveVersion } from './versions-in.ts';
