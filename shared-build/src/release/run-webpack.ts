import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

/** A build that webpack refused; the message is webpack's own, including file and line. */
export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';
  readonly packageName: string;
  /** webpack's messages. */
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
            stats.toString({ all: false, errors: true, warnings: true, colors: false }),
          ),
        );
      else resolve(stats.compilation);
    });
  });
}

function close(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
}
