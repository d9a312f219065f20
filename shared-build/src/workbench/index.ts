export { workbenchConfig } from './workbench-config.ts';
