/**
 * Reads the tags of each file that a line on standard input names, and responds with a line. The reader's library is an ES module, which
 * tests cannot load into their own process.
 */
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { readTags } from '../read-tags.ts';

const requestSchema = z.object({ path: z.base64(), encoding: z.optional(z.string()) });

for await (const line of createInterface({ input: process.stdin })) {
  const { path, encoding } = z.parse(requestSchema, JSON.parse(line));
  const { cover, ...tags } = await readTags(Buffer.from(path, 'base64'), encoding === undefined ? {} : { encoding });
  const picture = cover === undefined ? {} : { cover: Buffer.from(cover).toString('base64') };
  process.stdout.write(`${JSON.stringify({ ...tags, ...picture })}\n`);
}
