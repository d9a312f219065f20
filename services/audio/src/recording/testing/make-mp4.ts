const HEADER_BYTES = 8;
const HEADS: Readonly<Record<string, number>> = { stsd: 8, mp4a: 28 };

export function boxOf(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(HEADER_BYTES + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Boxes with the content of the one at a path replaced. In a file, the audio must precede its table of contents. */
export function withContent(boxes: Buffer, path: readonly string[], change: (content: Buffer) => Buffer): Buffer {
  const made: Buffer[] = [];
  const [wanted, ...rest] = path;
  for (let position = 0; position + HEADER_BYTES <= boxes.length;) {
    const end = position + boxes.readUInt32BE(position);
    const type = boxes.toString('latin1', position + 4, position + HEADER_BYTES);
    const content = boxes.subarray(position + HEADER_BYTES, end);
    if (type !== wanted) made.push(boxes.subarray(position, end));
    else if (rest.length === 0) made.push(boxOf(type, change(content)));
    else {
      const head = HEADS[type] ?? 0;
      made.push(
        boxOf(type, Buffer.concat([content.subarray(0, head), withContent(content.subarray(head), rest, change)])),
      );
    }
    position = end;
  }
  return Buffer.concat(made);
}

/** The AAC descriptor with this decoder configuration. */
export function esdsOf(config: readonly number[]): Buffer {
  const part = (tag: number, content: Buffer) => Buffer.concat([Buffer.from([tag, content.length]), content]);
  const decoder = Buffer.concat([Buffer.from([0x40, 0x15]), Buffer.alloc(11), part(5, Buffer.from(config))]);
  const stream = Buffer.concat([Buffer.alloc(3), part(4, decoder), part(6, Buffer.from([2]))]);
  return Buffer.concat([Buffer.alloc(4), part(3, stream)]);
}

export const TABLES = ['moov', 'trak', 'mdia', 'minf', 'stbl'] as const;
