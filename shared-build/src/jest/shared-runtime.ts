import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

type RuntimeOptions = ConstructorParameters<typeof Runtime>;

const load = createRequire(import.meta.url);
let suiteCount = 0;

/** They would have no effect. */
const REFUSED = {
  mock: refuse,
  doMock: refuse,
  unstable_mockModule: refuse,
  isolateModules: refuse,
  isolateModulesAsync: refuse,
  resetModules: refuse,
};

/** Node loads the modules of suites, once per process; only a suite itself and its setup are loaded for each run. */
class SharedRuntime extends Runtime {
  constructor(...options: RuntimeOptions) {
    const { getBuiltinModule } = process;
    super(...options);
    process.getBuiltinModule = getBuiltinModule; // Jest has replaced it by one of its registry of modules
    suiteCount += 1;
  }

  /** The framework's one module with the state of a suite. */
  override requireInternalModule<T>(file: string): T {
    Reflect.deleteProperty(load.cache, file);
    return load(file) as T;
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(file: string): Promise<void> {
    const { jest } = this.requireModuleOrMock<{ jest: object }>(file, '@jest/globals');
    Object.assign(globalThis, { jest: { ...jest, ...REFUSED } });
    await import(`${pathToFileURL(file).href}?suite=${suiteCount}`);
  }
}

function refuse(): never {
  throw new Error('Suites share their modules. One that replaces a module starts with @jest-environment node.');
}

/** The runtime of a project; a suite that names another environment gets Jest's own. Jest calls this with `new`. */
export default function runtimeOf(...options: RuntimeOptions): Runtime {
  const [, { global }] = options;
  return Object.is(global, globalThis) ? new SharedRuntime(...options) : new Runtime(...options);
}
