import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LiveSet, type RemoteManifest, liveReleaseOf } from '@afterglow/shared-contracts';
import { releaseNameOf } from '../release/names.ts';
import { readPackage } from '../workspace/packages.ts';
import { createDevBuilds, type BuildOutcome } from './dev-builds.ts';
import { createDevFront } from './dev-front.ts';
import { errorInSources } from './error-in-sources.ts';
import { followSite } from './site-live-set.ts';
import { createTypeChecks } from './type-checks.ts';

/** An editor writes a file in several steps, and a branch switch many files. */
const QUIET_MS = 80;

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

/**
 * The site's live set with one area's local version in it. It has no fallback: a developer wants to see the failure instead.
 * `revisionsAhead` keeps its revisions above those that a tab has seen.
 */
function withLocal(liveSet: LiveSet, manifest: RemoteManifest | undefined, revisionsAhead: number): LiveSet {
  const revision = liveSet.revision + revisionsAhead;
  if (!manifest) return { ...liveSet, revision };
  const local = { name: manifest.name, live: liveReleaseOf(manifest), previousVersion: null };
  const isOther = ({ name }: { readonly name: string }) => name !== manifest.name;
  const remotes = [...liveSet.remotes.filter(isOther), local].sort((a, b) => a.name.localeCompare(b.name));
  const { others } = liveSet;
  return { ...liveSet, revision, remotes, ...(others && { others: others.filter(isOther) }) };
}

/** Calls `onChange` after every change below the folder's `src`. Returns a disposer. */
function watchSources(packageDir: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(packageDir, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
