import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveSet, RemoteManifest } from '@afterglow/shared-contracts';
import { releaseNameOf } from '../release/names.ts';
import { readPackage } from '../workspace/packages.ts';
import { createDevBuilds, type BuildOutcome } from './dev-builds.ts';
import { createDevFront } from './dev-front.ts';
import { withLocal } from './local-live-set.ts';
import { errorInSources } from './error-in-sources.ts';
import { followSite } from './site-live-set.ts';
import { createTypeChecks } from './type-checks.ts';
import { watchSources } from './watch-sources.ts';

export interface DevelopOptions {
  readonly packageDir: string;
  readonly siteUrl: string;
  readonly port: number;
  readonly print: (line: string) => void;
  readonly onError: (problem: string) => void;
}

const MS_PER_S = 1000;

/**
 * Develops one area on this machine: every change of its sources becomes a version to which tabs at this port swap, and everything else
 * in their pages is the running site's. Returns a disposer.
 */
export function develop({ packageDir, siteUrl, port, print, onError }: DevelopOptions): () => void {
  const area = releaseNameOf(readPackage(packageDir));
  const outputDir = mkdtempSync(path.join(tmpdir(), 'afterglow-dev-'));
  const startedAtS = Math.floor(Date.now() / MS_PER_S);
  const versionPrefix = `0.0.0-dev.${startedAtS}.`;
  const stopping = new AbortController();
  let atSite: LiveSet | undefined;
  let local: RemoteManifest | undefined;
  let buildProblem = '';
  let typeProblems = '';
  let thrown = '';
  // Above any revision that a tab saw before a restart: a build takes longer than a second.
  let revisionsAhead = startedAtS;

  const put = (liveSet: LiveSet) => withLocal(liveSet, local, revisionsAhead);
  const builds = createDevBuilds({ packageDir, outputDir, versionPrefix, onOutcome: take });
  const types = createTypeChecks(packageDir, (problems) => {
    if (problems !== '') print(problems);
    typeProblems = problems;
    front.announce();
  });
  const folderOf = (version: string) => (version.startsWith(versionPrefix) ? builds.folderOf(version) : undefined);
  const front = createDevFront({
    site: new URL(siteUrl),
    area,
    put,
    liveSet: () => atSite && put(atSite),
    problem: () => [buildProblem, thrown, typeProblems].filter((one) => one !== '').join('\n\n'),
    folderOf,
    onError: takeError,
    onReport: (text) => isFailure(text) && print(`A tab reports: ${text}`),
  });

  function take(outcome: BuildOutcome): void {
    buildProblem = outcome.ok ? '' : outcome.problem;
    thrown = '';
    if (outcome.ok) {
      local = outcome.manifest;
      revisionsAhead += 1;
      print(`${area} ${local.version} is in your tabs (${outcome.durationMs} ms)`);
      types.request();
    } else print(outcome.problem);
    front.announce();
  }

  function takeError(stack: string): void {
    const reported = errorInSources(stack, area, folderOf);
    if (reported === undefined || reported === thrown) return;
    print(reported);
    thrown = reported;
    front.announce();
  }

  front.server.on('error', (error) =>
    onError(`Can't use port ${port} (${error.message}). Choose another with --port.`),
  );
  front.server.listen(port, 'localhost', () =>
    print(`${area} from ${packageDir}, everything else from ${siteUrl}: http://localhost:${port}`),
  );
  fetch(siteUrl, { method: 'HEAD', signal: stopping.signal }).catch(() =>
    print(`Can't reach ${siteUrl}. Run npm start in another terminal, or choose a site with --site.`),
  );
  void followSite(
    siteUrl,
    (liveSet) => {
      atSite = liveSet;
      front.announce();
    },
    stopping.signal,
  );
  const stopWatching = watchSources(packageDir, builds.request);
  builds.request();
  return () => {
    stopping.abort();
    stopWatching();
    types.stop();
    front.server.closeAllConnections();
    front.server.close();
    rmSync(outputDir, { recursive: true, force: true });
  };
}

/** The page itself shows that the area runs. */
function isFailure(report: string): boolean {
  return !/"kind":"(?:load|begun|left)"/.test(report);
}
