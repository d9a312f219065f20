import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { signAttestation, buildRelease, WORKSPACE_ROOT } from '@afterglow/shared-build';
import { API_PREFIX, operations } from '@afterglow/shared-contracts';
import { registryAddress, registryOperations, revisionTag } from '@afterglow/shared-contracts/registry';
import { startInspected } from './inspected-program.ts';
import { runCommand } from './run-command.ts';

// The files that the services execute on the four walks of docs/architecture.md, as Node counts them. What runs in a tab is
// not counted: the files of a release are not those of the sources.
//   node_modules/.bin/node scripts/measure-executed-files.ts
const URL_OF_SITE = 'http://127.0.0.1:4960';
const DATA_DIR = path.join(WORKSPACE_ROOT, '.cache/executed');
const QUIET_MS = 1_500;
const OTHER_VERSION = '1.0.1-walk';
/** One of the demo station's, whose password is public. */
const DEMO_MEMBER = { email: 'premium@afterglow.example', password: 'afterglow-demo' };
const PRODUCTION = { environment: 'production' } as const;
const RADIO = { ...PRODUCTION, remote: 'radio' } as const;

mkdirSync(DATA_DIR, { recursive: true });
const site = await startInspected({
  file: 'services/site/src/main.ts',
  env: { PORT: new URL(URL_OF_SITE).port, DATA_DIR, MUSIC_AHEAD: 'beginnings' },
  readyText: 'Afterglow is ready',
});
try {
  const live = (await liveSet()).remotes.find(({ name }) => name === 'radio')?.live.version ?? '';
  await publishOther();
  await promote(OTHER_VERSION);
  await walk('HTML to a mounted area, up to the HTML', () => get('/radio/deep', 'text/html'));
  const authorization = `Bearer ${await memberToken()}`;
  await walk('Play to sound, from the signed address to the first bytes', () => hear(authorization));
  await walk('A list page to SQL', () => get(`${API_PREFIX}/mixes?channel=deep&limit=7&offset=5&order=-reach`));
  await walk('The same list again', () => get(`${API_PREFIX}/mixes?channel=deep&limit=7&offset=5&order=-reach`));
  await walk('Promote to swap, up to the event', () => promote(live));
} finally {
  await site.stop();
}

/** Whatever is executed in a quiet moment belongs to no walk. */
async function walk(title: string, run: () => Promise<void>): Promise<void> {
  await pause();
  await site.takeExecuted();
  await pause();
  const always = await site.takeExecuted();
  await run();
  const files = [...(await site.takeExecuted())].filter((file) => !always.has(file)).sort();
  print(`${title}: ${files.length} files`);
  for (const file of files) print(`  ${file}`);
}

async function get(pathname: string, accept = 'application/json'): Promise<void> {
  await answered(await fetch(new URL(pathname, URL_OF_SITE), { headers: { accept } }));
}

async function answered(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return text;
}

async function memberToken(): Promise<string> {
  const { method, path: pathname, response: schema } = operations.createToken;
  const response = await fetch(new URL(API_PREFIX + pathname, URL_OF_SITE), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_MEMBER),
  });
  return schema.parse(JSON.parse(await answered(response))).token;
}

async function hear(authorization: string): Promise<void> {
  const asked = await fetch(new URL(`${API_PREFIX}/mixes/1/urls?quality=96`, URL_OF_SITE), {
    headers: { authorization },
  });
  const { url } = operations.getMixUrls.response.parse(JSON.parse(await answered(asked)));
  await answered(await fetch(new URL(url, URL_OF_SITE), { headers: { range: 'bytes=0-65535' } }));
}

async function liveSet() {
  const { getLiveSet } = registryOperations;
  const response = await fetch(new URL(registryAddress(getLiveSet, PRODUCTION), URL_OF_SITE));
  return getLiveSet.response.parse(await response.json());
}

/** The same sources as another version. */
async function publishOther(): Promise<void> {
  const packageDir = path.join(WORKSPACE_ROOT, 'mfe-radio');
  const { dir } = await buildRelease({ packageDir, version: OTHER_VERSION });
  signAttestation(dir, { types: 'passed', borders: 'passed' });
  const command = ['node', 'services/site/src/afterglow.ts', '--url', URL_OF_SITE, 'publish', dir];
  const { ok, output } = await runCommand(command, { env: { DATA_DIR } });
  if (!ok) throw new Error(output);
}

/** Until the open tabs have been told. */
async function promote(version: string): Promise<void> {
  const operation = registryOperations.promote;
  const { revision } = await liveSet();
  const events = await fetch(new URL(registryAddress(registryOperations.followLiveSet, PRODUCTION), URL_OF_SITE));
  const reader = events.body?.getReader();
  await reader?.read();
  const response = await fetch(new URL(registryAddress(operation, RADIO), URL_OF_SITE), {
    method: operation.method,
    headers: {
      authorization: `Bearer ${managerToken()}`,
      'content-type': operation.takes,
      'if-match': revisionTag(revision),
    },
    body: JSON.stringify({ version, reason: 'Counting the files of a walk' }),
  });
  await answered(response);
  await reader?.read();
  await reader?.cancel();
}

function managerToken(): string {
  // As the registry has written it.
  const { manager } = JSON.parse(readFileSync(path.join(DATA_DIR, 'tokens.json'), 'utf8')) as {
    readonly manager: string;
  };
  return manager;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
