import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { ensureChromium } from './machine/chromium.ts';

// `npm run bench`: a machine that has never run tests has no browser yet.
if (!process.argv.includes('--help')) await ensureChromium();
await import(pathToFileURL(path.join(WORKSPACE_ROOT, 'bench/src/main.ts')).href);
