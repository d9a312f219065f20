import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZippedFile {
  /** In ASCII, with slashes between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const compress = promisify(deflateRaw);

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** The version of the format with compression and folders. */
const VERSION = 20;
const DEFLATED = 8;
/** The first date of the format: 1 January 1980. */
const NO_DATE = 0x21;

interface Packed {
  readonly name: Buffer;
  readonly data: Buffer;
  readonly crc: number;
  readonly sizeBytes: number;
  readonly offset: number;
}

/** A zip archive of a few megabytes: all of it is in memory. */
export async function zip(files: readonly ZippedFile[]): Promise<Buffer<ArrayBuffer>> {
  const packed: Packed[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const data = await compress(bytes);
    const file = { name: Buffer.from(name, 'ascii'), data, crc: crc32(bytes), sizeBytes: bytes.length, offset };
    packed.push(file);
    offset += LOCAL_BYTES + file.name.length + data.length;
  }
  const locals = packed.flatMap((file) => [localHeader(file), file.name, file.data]);
  const centrals = packed.flatMap((file) => [centralHeader(file), file.name]);
  const centralBytes = centrals.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...locals, ...centrals, endRecord(packed.length, centralBytes, offset)]);
}

function localHeader(file: Packed): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  writeFacts(header, 4, file);
  return header;
}

function centralHeader(file: Packed): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFacts(header, 6, file);
  header.writeUInt32LE(file.offset, 42);
  return header;
}

function writeFacts(header: Buffer, start: number, { name, data, crc, sizeBytes }: Packed): void {
  header.writeUInt16LE(VERSION, start);
  header.writeUInt16LE(DEFLATED, start + 4);
  header.writeUInt16LE(NO_DATE, start + 8);
  header.writeUInt32LE(crc, start + 10);
  header.writeUInt32LE(data.length, start + 14);
  header.writeUInt32LE(sizeBytes, start + 18);
  header.writeUInt16LE(name.length, start + 22);
}

function endRecord(count: number, centralBytes: number, centralOffset: number): Buffer {
  const record = Buffer.alloc(END_BYTES);
  record.writeUInt32LE(END_SIGNATURE, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(centralBytes, 12);
  record.writeUInt32LE(centralOffset, 16);
  return record;
}
