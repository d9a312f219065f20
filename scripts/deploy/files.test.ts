import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { parse } from 'yaml';

const DEPLOY = path.join(WORKSPACE_ROOT, 'deploy');
const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' ');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

describe('the units of systemd', () => {
  const testWithSystemd = existsSync('/usr/bin/systemd-analyze') ? test : test.skip;
  const units = readdirSync(path.join(DEPLOY, 'systemd'));

  testWithSystemd.each(units)('%s is accepted, and confined', (unit) => {
    const root = mkdtempSync(path.join(tmpdir(), 'afterglow-units-'));
    const program = path.join(root, 'opt/afterglow/current/node_modules/.bin/node');
    mkdirSync(path.dirname(program), { recursive: true });
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
    const file = path.join(root, unit.replace('@.', '@4800.'));
    writeFileSync(file, read(`systemd/${unit}`).replaceAll('/opt/afterglow', path.join(root, 'opt/afterglow')));
    try {
      execFileSync('systemd-analyze', ['verify', '--man=no', file], { stdio: 'pipe' });
      if (unit.endsWith('.service'))
        execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], { stdio: 'pipe' });
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe.each(['Containerfile', 'Containerfile.icecast'])('container/%s', (name) => {
  const lines = read(`container/${name}`)
    .replaceAll(/\\\n/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  test('has known instructions, a fixed base, and a user without rights', () => {
    expect(lines.filter((line) => !INSTRUCTIONS.includes(line.split(' ')[0] ?? ''))).toEqual([]);
    expect(lines[0]).toMatch(/^FROM [a-z]+:[\w.-]+$/);
    const user = lines.findLast((line) => line.startsWith('USER '));
    expect(user).toMatch(/^USER (?!root)\w+$/);
  });
});

test('the container of an instance can back up the server of compose.yaml', () => {
  // Debian 12 has the client of PostgreSQL 15.
  expect(read('container/Containerfile')).toMatch(
    /^FROM debian:12[^]*install -y --no-install-recommends postgresql-client/m,
  );
  expect(read('container/compose.yaml')).toContain('image: postgres:15');
});

describe('container/compose.yaml', () => {
  const text = read('container/compose.yaml');
  const { services, volumes } = parse(text, { merge: true }) as Compose;
  const all = Object.entries(services);

  test('every image has a version or is built here', () => {
    for (const [, { image, build }] of all) {
      if (build) expect(existsSync(path.join(DEPLOY, 'container', build.context, build.dockerfile))).toBe(true);
      else expect(image).toMatch(/:\d[\w.]*$/);
    }
  });

  test('every mounted file of this folder exists, and every volume is declared', () => {
    const mounts = all.flatMap(([, service]) => service.volumes ?? []).map((mount) => mount.split(':')[0] ?? '');
    for (const source of mounts) {
      if (/^[a-z]\w+$/.test(source)) expect(Object.keys(volumes)).toContain(source);
      else if (source.startsWith('.') && source !== './icecast.xml')
        expect(existsSync(path.join(DEPLOY, 'container', source))).toBe(true);
    }
  });

  test('nginx passes requests to the addresses of its services', () => {
    const script = read('container/nginx.sh');
    const addressOf = (name: string) => services[name]?.networks?.default.ipv4_address;
    expect(script).toContain(`4800/${addressOf('site1')}:4800/`);
    expect(script).toContain(`4801/${addressOf('site2')}:4800/`);
    expect(script).toContain(`8000/${addressOf('icecast')}:8000/`);
    expect(services['site1']?.environment?.['TRUSTED_PROXIES']).toBe(addressOf('nginx'));
    execFileSync('sh', ['-n', path.join(DEPLOY, 'container/nginx.sh')]);
  });

  test('every variable of an instance is one of the site', () => {
    const known = readFileSync(path.join(WORKSPACE_ROOT, '.env.example'), 'utf8');
    for (const name of Object.keys(services['site1']?.environment ?? {})) expect(known).toContain(`# ${name}=`);
  });
});
