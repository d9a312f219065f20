/* eslint-disable no-console -- The console is what others write to here. */

/** The decoders write what they find wrong to the console; it is told by what they return. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await work();
  } finally {
    console.error = error;
  }
}
