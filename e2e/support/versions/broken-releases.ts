import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_MANIFEST_FILE, remoteManifestSchema } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Fault } from '../site/fault-proxy.ts';
import {
  buildDrawingEndlessly,
  buildHanging,
  buildNeverMounting,
  buildPatchedRadio,
  buildSuspending,
  buildThrowingInTimer,
  buildThrowingLater,
  buildThrowingOnEvaluation,
  buildThrowingOnRender,
} from './patched-radio.ts';
import type { CodeFile } from './radio-files.ts';

/** A broken release of radio: by its own code, or by a fault in one of its files. */
export interface BrokenRelease {
  readonly name: string;
  readonly version: string;
  build(version: string): Promise<string>;
  readonly corrupted?: { readonly file: CodeFile; readonly fault: Fault };
  /** It only shows in tabs that have shown the previous version, with which it is compared. */
  readonly isCompared?: boolean;
  /** A tab that shows it can only be closed. */
  readonly isHanging?: boolean;
}

const PAGE = '/radio';
const FILES: readonly CodeFile[] = ['entry', 'lazy chunk', 'stylesheet'];
const FAULTS: readonly Fault[] = ['404', '500', 'truncated', 'byte-changed', 'never-answering'];

export const SHOWS_NOTHING: BrokenRelease = { name: 'shows nothing', version: '1.0.40', build: buildSuspending };

export const BROKEN_RELEASES: readonly BrokenRelease[] = [
  SHOWS_NOTHING,
  { name: 'throws when drawn', version: '1.0.8', build: buildThrowingOnRender },
  { name: 'never mounts', version: '1.0.41', build: buildNeverMounting },
  { name: 'hangs when drawn', version: '1.0.42', build: buildHanging, isHanging: true },
  { name: 'throws in a timer', version: '1.0.43', build: buildThrowingInTimer, isCompared: true },
  { name: 'draws itself endlessly', version: '1.0.44', build: buildDrawingEndlessly, isCompared: true },
  { name: 'crashes after a minute', version: '1.0.13', build: (version) => buildThrowingLater(version, MINUTE_MS) },
  {
    name: 'entry that throws while evaluated',
    version: '1.0.14',
    build: (version) => buildThrowingOnEvaluation(version, 'exposed module'),
  },
  {
    name: 'lazy chunk that throws while evaluated',
    version: '1.0.15',
    build: (version) => buildThrowingOnEvaluation(version, 'lazy chunk'),
  },
  ...FILES.flatMap((file) =>
    FAULTS.map((fault) => ({
      name: `${file}: ${fault}`,
      version: '1.0.16',
      build: buildPatchedRadio,
      corrupted: { file, fault },
    })),
  ),
];

/** The URL of a file that the page of all channels needs of a release in a folder. */
export function addressOf(folder: string, file: CodeFile): string {
  const manifest = remoteManifestSchema.parse(
    JSON.parse(readFileSync(path.join(folder, RELEASE_MANIFEST_FILE), 'utf8')),
  );
  const page = manifest.pages?.find((one) => one.path === PAGE);
  const name = { entry: manifest.entry, 'lazy chunk': page?.scripts[0], stylesheet: page?.styles[0] }[file];
  if (name === undefined) throw new Error(`${folder} has no ${file} for ${PAGE}.`);
  return `/remotes/radio/${manifest.version}/${name}`;
}
