/** The end of an event, as text or compressed, and of its chunk. */
const ENDS = [Buffer.from('\n\n\r\n'), Buffer.from([0, 0, 0xff, 0xff, 0x0d, 0x0a])];
/** A registry's heartbeat is smaller. */
const SMALLEST_EVENT_BYTES = 100;

/** Detects complete events, in any number of chunks. */
export function readEvents(onEvent: () => void): (chunk: Buffer) => void {
  let bytes = 0;
  return (chunk) => {
    bytes += chunk.length;
    if (!ENDS.some((end) => chunk.subarray(-end.length).equals(end))) return;
    if (bytes > SMALLEST_EVENT_BYTES) onEvent();
    bytes = 0;
  };
}
