import { __asyncGenerator, __asyncValues, __await, __awaiter } from './tslib.ts';

/** As rxjs is compiled: a stream that is read chunk by chunk, and whose reader is always released. */
function read(this: unknown, reader: { read(): Promise<number | undefined>; release(): void }) {
  return __asyncGenerator(this, [], function* () {
    try {
      for (;;) {
        const value = yield __await(reader.read());
        if (value === undefined) return yield __await(undefined);
        yield yield __await(value);
      }
    } finally {
      reader.release();
    }
  });
}

function readerOf(...answers: readonly (() => Promise<number | undefined>)[]) {
  const left = [...answers];
  const reader = { isReleased: false, read: () => left.shift()?.() ?? Promise.resolve(undefined), release: () => {} };
  reader.release = () => void (reader.isReleased = true);
  return reader;
}

const give = (value: number) => () => Promise.resolve(value);

function collect(values: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  return __awaiter(undefined, undefined, undefined, function* () {
    const all = __asyncValues(values);
    let step = (yield all.next()) as IteratorResult<unknown>;
    for (; !step.done; step = (yield all.next()) as IteratorResult<unknown>) seen.push(step.value);
    return seen;
  }) as Promise<readonly unknown[]>;
}

test('all chunks of a stream arrive in order, and its reader is released', async () => {
  const reader = readerOf(give(1), give(2));
  expect(await collect(read(reader))).toEqual([1, 2]);
  expect(reader.isReleased).toBe(true);
});

test("a read error reaches the reader's caller, and the reader is released", async () => {
  const reader = readerOf(give(1), () => Promise.reject(new Error('cut')));
  await expect(collect(read(reader))).rejects.toThrow('cut');
  expect(reader.isReleased).toBe(true);
});

test('the reader is released when the consumer stops', async () => {
  const reader = readerOf(give(1), give(2));
  for await (const value of read(reader)) {
    expect(value).toBe(1);
    break;
  }
  expect(reader.isReleased).toBe(true);
});

test('execution continues after a caught rejection', async () => {
  const answer = __awaiter(undefined, undefined, undefined, function* () {
    try {
      yield Promise.reject(new Error('first'));
    } catch {
      return yield Promise.resolve('second');
    }
    return 'none';
  });
  expect(await answer).toBe('second');
});
