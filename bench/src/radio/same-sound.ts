/** At 96 kbit/s: a stream starts some seconds back (the service's four, Icecast's thirteen), and both last until now. */
const LISTEN_BYTES = 300_000;
const [SAMPLE_FROM, SAMPLE_TO] = [60_000, 100_000];

/** Whether a relay, opened at about the same time, carries the same bytes as a stream. */
export async function sameSound(stream: string, relayed: string): Promise<boolean> {
  const [sound, relayedSound] = await Promise.all([hear(stream), hear(relayed)]);
  return relayedSound.includes(sound.subarray(SAMPLE_FROM, SAMPLE_TO));
}

async function hear(url: string): Promise<Buffer> {
  const response = await fetch(url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= LISTEN_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, LISTEN_BYTES);
}
