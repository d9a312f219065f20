export { type CommandEnvironment, dataFolder, localSiteUrl } from './command-environment.ts';
export { createOutput, type Output, type Stream } from './output.ts';
export { runProgram, type RunProgramOptions } from './run-program.ts';
