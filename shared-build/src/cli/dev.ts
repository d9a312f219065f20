import { parseArgs } from 'node:util';
import { develop } from '../dev/develop.ts';
import { defaultSite } from './default-site.ts';

const USAGE = `Usage, in the folder of an area: npm run dev [-- --site URL] [--port PORT]
Serves the running site (default: http://localhost:$PORT, 4800) with this area from its sources, for your browser alone.`;
const PORT = '4900';

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: defaultSite(process.env) },
      port: { type: 'string', default: PORT },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(USAGE);
  // Set by scripts/run.mjs, which changes to the root.
  const packageDir = process.env['STARTED_IN'] ?? process.cwd();
  const port = Number(values.port);
  if (!URL.canParse(values.site) || !Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(USAGE);
  const stop = develop({
    packageDir,
    siteUrl: values.site,
    port,
    print,
    onError(problem) {
      stop();
      process.stderr.write(`${problem}\n`);
      process.exit(1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop();
      process.exit(0);
    });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
