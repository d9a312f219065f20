import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { openInspector } from './inspector.ts';

/** A running program of the workspace that can tell what it has executed. */
export interface InspectedProgram {
  /** The files (paths from the root) in which a function has run since the last call. */
  readonly takeExecuted: () => Promise<ReadonlySet<string>>;
  readonly stop: () => Promise<void>;
}

export interface InspectedProgramOptions {
  /** Its file, from the root. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it prints when it is ready. */
  readonly readyText: string;
}

const SOURCES = `${pathToFileURL(WORKSPACE_ROOT).href}/`;
const INSPECTOR = /ws:\/\/\S+/;

/** What the DevTools protocol says about a script: how often each function has been called since the last question. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** Starts a program and waits until it is ready. Rejects with its output when it ends before that. */
export async function startInspected({ file, env, readyText }: InspectedProgramOptions): Promise<InspectedProgram> {
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', path.join(WORKSPACE_ROOT, file)], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(readyText)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`${file} ended before it was ready:\n${text}`)));
  });
  const inspector = await openInspector(INSPECTOR.exec(text)?.[0] ?? '');
  await inspector.call('Profiler.enable');
  await inspector.call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async takeExecuted() {
      const answer = await inspector.call('Profiler.takePreciseCoverage');
      // As the protocol declares the answer.
      const { result } = answer as { readonly result: readonly ScriptCoverage[] };
      const executed = result.filter(({ url }) => url.startsWith(SOURCES) && !url.includes('/node_modules/'));
      return new Set(executed.filter(isExecuted).map(({ url }) => url.slice(SOURCES.length)));
    },
    async stop() {
      inspector.close();
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Whether any function was executed. A module as a whole counts as a function without a name that begins where the file does. */
function isExecuted({ functions }: ScriptCoverage): boolean {
  return functions.some(({ functionName, ranges: [range] }) => {
    if (range === undefined || range.count === 0) return false;
    return functionName !== '' || range.startOffset > 0;
  });
}
