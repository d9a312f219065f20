interface ListedMix {
  readonly id: number;
  readonly title: string;
  readonly duration: number;
  readonly premium: boolean;
}

/** A mix of at least that length that every member may play. */
export async function findLongMix(siteUrl: string, atLeastS: number): Promise<ListedMix> {
  const mixes = (await (await fetch(`${siteUrl}/v3/mixes?limit=100`)).json()) as readonly ListedMix[];
  const mix = mixes.find(({ duration, premium }) => duration >= atLeastS && !premium);
  if (!mix) throw new Error(`No mix of ${atLeastS} s is open to everybody.`);
  return mix;
}
