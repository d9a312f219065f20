import { type CommentHead, headWithoutComments, readCommentList } from './comment-list.ts';
import type { FileWindow } from '../../recording/source/file-window.ts';

const MARK_BYTES = 4;
const HEADER_BYTES = 4;
const COMMENTS = 4;
const LAST_FLAG = 0x80;
const PARTS_MAX = 100;

/** Reads the blocks of a FLAC file up to the comments; later ones are left to the next reader. */
export function readFlacHead(window: FileWindow, start: number): CommentHead {
  let at = start + MARK_BYTES;
  for (let part = 0; part < PARTS_MAX; part++) {
    const header = window.view(at, HEADER_BYTES);
    if (header.length < HEADER_BYTES) break;
    const [kind = 0] = header;
    const length = header.readUIntBE(1, 3);
    if ((kind & ~LAST_FLAG) === COMMENTS) {
      return headOf(window.view(start, at - start), kind, window.view(at + HEADER_BYTES, length));
    }
    if ((kind & LAST_FLAG) !== 0) break;
    at += HEADER_BYTES + length;
  }
  return headWithoutComments();
}

function headOf(before: Buffer, kind: number, block: Buffer): CommentHead {
  const comments = readCommentList(block);
  if (comments === undefined) return headWithoutComments();
  return {
    bytes: before.length + HEADER_BYTES + block.length,
    texts: comments.texts,
    write: (decode) => {
      const content = comments.write(decode);
      return Buffer.concat([before, blockHeader(kind, content.length), content]);
    },
  };
}

function blockHeader(kind: number, length: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(kind);
  header.writeUIntBE(length, 1, 3);
  return header;
}
