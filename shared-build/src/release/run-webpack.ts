import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

/** A failed webpack build; the message is webpack's own, including file and line. */
export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';
  readonly packageName: string;
  readonly details: string;

  constructor(packageName: string, details: string) {
    super(`Building ${packageName} failed:\n${details}`);
    this.packageName = packageName;
    this.details = details;
  }
}

/** Runs a configuration once. Throws BuildFailedError on any error or warning. */
export async function runWebpack(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack did not create a compiler');
  try {
    return await run(compiler, configuration.name ?? 'a package');
  } finally {
    await close(compiler);
  }
}

function run(compiler: Compiler, packageName: string): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? !stats) reject(new BuildFailedError(packageName, String(error)));
      else if (stats.hasErrors() || stats.hasWarnings())
        reject(
          new BuildFailedError(
            packageName,
            problemText(stats.toString({ all: false, errors: true, warnings: true, colors: false })),
          ),
        );
      else resolve(stats.compilation);
    });
  });
}

/** File, line and message, without the compiler's own stack and package paths. */
export function problemText(text: string): string {
  return text
    .split(/^(?=ERROR in |WARNING in )/m)
    .map((problem) => {
      const lines = problem.split('\n');
      const end = lines.findIndex((line) => line === 'Caused by:' || line === 'Stack backtrace:');
      return lines
        .slice(0, end === -1 ? undefined : end)
        .filter((line) => !line.startsWith('Module build failed (from '))
        .join('\n')
        .trim();
    })
    .filter((problem) => problem !== '')
    .join('\n\n');
}

function close(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
}
