/* eslint-disable no-console -- The console is what others write to here. */

/** The decoders write their errors to the console; their return values say the same. */
export async function withoutConsole<T>(work: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await work();
  } finally {
    console.error = error;
  }
}
