import type { Sample } from '../sample.ts';

/** Notes repeat all the time: each is rendered once per part. */
export function createSampleCache(): (key: string, render: () => Sample) => Sample {
  const samples = new Map<string, Sample>();
  return (key, render) => {
    const known = samples.get(key);
    if (known !== undefined) return known;
    const made = render();
    samples.set(key, made);
    return made;
  };
}
