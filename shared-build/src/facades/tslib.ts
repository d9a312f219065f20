// The helpers that rxjs imports from tslib, based on native generators: tslib also emulates them for old browsers.

type Steps = Generator<unknown, unknown, unknown>;
type Begin = (this: unknown, ...args: readonly unknown[]) => Steps;

class Awaited {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

export function __await(value: unknown): Awaited {
  return new Awaited(value);
}

export function __asyncValues<Value>(values: AsyncIterable<Value>): AsyncIterator<Value> {
  return values[Symbol.asyncIterator]();
}

export async function* __asyncGenerator(
  self: unknown,
  args: Iterable<unknown>,
  begin: Begin,
): AsyncGenerator<unknown, unknown, unknown> {
  const steps = begin.apply(self, [...args]);
  try {
    let step = steps.next();
    while (!step.done) {
      step = step.value instanceof Awaited ? await resume(steps, step.value.value) : steps.next(yield step.value);
    }
    return step.value;
  } finally {
    steps.return(undefined);
  }
}

export async function __awaiter(self: unknown, _args: undefined, _promise: undefined, begin: Begin): Promise<unknown> {
  const steps = begin.call(self);
  let step = steps.next();
  while (!step.done) step = await resume(steps, step.value);
  return step.value;
}

async function resume(steps: Steps, waitsFor: unknown): Promise<IteratorResult<unknown, unknown>> {
  let answer: unknown;
  try {
    answer = await waitsFor;
  } catch (error) {
    return steps.throw(error);
  }
  return steps.next(answer);
}
