import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PICTURE = /\.(png|svg)$/;
const HASH_DIGITS = 10;

/** Copies the images of a folder, each under a name that changes with its content: `favicon.svg` becomes `favicon.<hash>.svg`. */
export function emitIcons(folder: string, outputDir: string): void {
  for (const file of readdirSync(folder).filter((name) => PICTURE.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    const { name, ext } = path.parse(file);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
    writeFileSync(path.join(outputDir, `${name}.${hash}${ext}`), bytes);
  }
}
