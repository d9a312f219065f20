import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

type ProjectConfig = ConstructorParameters<typeof ModernFakeTimers>[0]['config'];

/** The scope of a suite with shared modules: that of the Jest process. What the suite changes there is restored after it. */
export default class SharedEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #restore = rememberProcess();

  constructor({ projectConfig }: { readonly projectConfig: ProjectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Object.assign(globalThis, structuredClone(projectConfig.globals));
  }

  setup(): Promise<void> {
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.#restore();
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}

/** Returns what restores the globals, environment variables, and folder of now. */
function rememberProcess(): () => void {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const variables = Object.getOwnPropertyDescriptors({ ...process.env });
  const folder = process.cwd();
  const { exit, exitCode } = process;
  return () => {
    restoreProperties(globalThis, globals);
    restoreProperties(process.env, variables);
    if (process.cwd() !== folder) process.chdir(folder);
    Object.assign(process, { exit, exitCode });
  };
}

function restoreProperties(target: object, before: Readonly<Record<PropertyKey, PropertyDescriptor>>): void {
  for (const name of Reflect.ownKeys(target)) {
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(target, name);
  }
  for (const name of Reflect.ownKeys(before)) {
    const [was, is] = [before[name], Object.getOwnPropertyDescriptor(target, name)];
    if (was && !isSame(was, is)) Reflect.defineProperty(target, name, was);
  }
}

function isSame(was: PropertyDescriptor, is: PropertyDescriptor | undefined): boolean {
  return was.value === is?.value && was.get === is?.get;
}
