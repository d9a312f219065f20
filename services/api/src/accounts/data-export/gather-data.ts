import { BRAND, type MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { UPLOAD_WIDTHS_PX, uploadFile } from '#media/uploads/index.ts';
import { EXPORT_SECTIONS, type ExportSection } from './export-sections.ts';
import type { ZippedFile } from './zip.ts';

const LARGEST_PX = Math.max(...UPLOAD_WIDTHS_PX);

/** All stored data of a member as files: one JSON file and the uploaded images. */
export async function gatherData(db: ApiQueries, files: FileStorage, memberId: MemberId): Promise<ZippedFile[]> {
  const parts: [string, unknown][] = [];
  for (const part of EXPORT_SECTIONS) parts.push([part.title, await readPart(db, part, memberId)]);
  const about = `Everything ${BRAND} keeps about you. Times are in UTC. Passwords, keys, and hashes aren't included.`;
  const text = JSON.stringify({ About: about, ...Object.fromEntries(parts) }, null, 2);
  return [{ name: 'your-data.json', bytes: Buffer.from(text) }, ...(await readPictures(db, files, memberId))];
}

async function readPart(db: ApiQueries, part: ExportSection, memberId: MemberId): Promise<readonly unknown[]> {
  const columns = Object.entries(part.shown).map(([column, shown]) =>
    typeof shown === 'string'
      ? sql`${sql.ref(column)} as ${sql.id(shown)}`
      : sql`${shown.value} as ${sql.id(shown.name)}`,
  );
  const isMine = part.isMine?.(memberId) ?? sql<boolean>`member_id = ${memberId}`;
  const { rows } =
    await sql`select ${sql.join(columns)} from ${sql.table(part.table)} where ${isMine} order by ctid`.execute(db);
  return rows;
}

async function readPictures(db: ApiQueries, files: FileStorage, memberId: MemberId): Promise<ZippedFile[]> {
  const uploads = await db.selectFrom('uploads').select(['name', 'folder']).where('member_id', '=', memberId).execute();
  const pictures: ZippedFile[] = [];
  for (const { name, folder } of uploads) {
    const picture = await files.get(uploadFile({ folder, name, widthPx: LARGEST_PX, format: 'jpeg' }));
    if (picture) pictures.push({ name: `pictures/${name}.jpeg`, bytes: picture.bytes });
  }
  return pictures;
}
