import { writeFileSync } from 'node:fs';
import { envExample } from './env-example.ts';

// `npm run env-example` writes .env.example from the environment schema and the operator pages.
writeFileSync(new URL('../../../.env.example', import.meta.url), envExample());
