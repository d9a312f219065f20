export { createDisplay } from './create-display.ts';
export type { Display } from './display.ts';
export { createProgress, type Progress, type ProgressOptions, type RunningStep, type Update } from './progress.ts';
