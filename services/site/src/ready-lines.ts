import path from 'node:path';
import { hasDemoMembers } from '@afterglow/api';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@afterglow/demo';
import { BRAND } from '@afterglow/shared-contracts';
import type { SiteOptions } from './site-options.ts';
import type { Site } from './start-site.ts';

/** The lines that a site prints once it has started. */
export function readyLines({ url, logFile }: Site, options: SiteOptions): readonly string[] {
  return [
    '',
    `${BRAND} is ready at ${url}`,
    '',
    ...(hasDemoMembers({ config: options.api, publicUrl: options.PUBLIC_URL }) ? memberLines() : []),
    `  API      ${url}/v3/docs`,
    ...(logFile ? [`  Log      ${shortPath(logFile)}`] : []),
    '  Press Ctrl+C to stop.',
  ];
}

function shortPath(file: string): string {
  const relative = path.relative('', file);
  return relative.startsWith('..') ? file : relative;
}

function memberLines(): readonly string[] {
  const [first, ...others] = DEMO_MEMBERS.map(({ email }) => email);
  return [
    `  Log in   ${String(first)}`,
    ...others.map((email) => `           ${email}`),
    `           with the password ${DEMO_PASSWORD}`,
  ];
}
