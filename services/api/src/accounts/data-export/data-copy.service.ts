import { randomBytes } from 'node:crypto';
import { API_PREFIX, type DataExport, type MemberId } from '@afterglow/shared-contracts';
import { type Clock, type Signer, forbidden, notFound, type Caller, requireSelf } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { FileStorage, StoredFile } from '#media/storage/index.ts';
import type { Reauthentications, Sessions } from '../sessions/index.ts';
import { copyFile } from './export-file.ts';
import type { DataCopiesRepository, DataCopyRow } from './data-copies.repository.ts';

export const DATA_COPY_PATH = '/media/data-copies';
const NAME_BYTES = 16;
const ADDRESS_LIFE_MS = 5 * MINUTE_MS;

const NONE: DataExport = { state: 'none', requestTime: null, expiryTime: null, sizeBytes: null, address: null };

export interface SignedCopy {
  readonly name: string;
  readonly member: MemberId;
  readonly session: string;
  readonly expires: number;
  readonly signature: string;
}

/** A copy exposes all data of a member, so a device left logged in is not enough for it. */
export interface DataExportService {
  /** Has the copy's URL only while the session is freshly confirmed. Throws forbidden for another member's. */
  read(id: MemberId, caller: Caller): Promise<DataExport>;
  /** Throws `confirmation_required` unless the session was just confirmed, and too-many after several in a day. */
  request(id: MemberId, caller: Caller): Promise<DataExport>;
  /** Throws forbidden for an invalid or expired URL, and not-found for a deleted copy. */
  download(signed: SignedCopy): Promise<StoredFile>;
}

export interface DataCopyOptions {
  readonly repository: DataCopiesRepository;
  readonly files: FileStorage;
  readonly confirmations: Reauthentications;
  readonly byMember: AttemptLimiter;
  readonly sessions: Sessions;
  readonly signer: Signer;
  readonly clock: Clock;
  readonly onRequested: () => void;
}

export function createDataCopyService(parts: DataCopyOptions): DataExportService {
  const { repository, files, confirmations, byMember, sessions, signer, clock, onRequested } = parts;
  const read = async (id: MemberId, caller: Caller): Promise<DataExport> => {
    requireSelf(id, caller);
    const row = await repository.find(id);
    const isGone = row?.expiry_time != null && row.expiry_time.getTime() <= clock.nowMs();
    if (row === undefined || isGone) return NONE;
    const isOpen = row.state === 'ready' && (await confirmations.has(caller));
    return toDataCopy(row, isOpen ? addressOf(row, sessions.nameOf(caller.token)) : null);
  };
  const addressOf = ({ file_name, member_id }: DataCopyRow, session: string) => {
    const expires = Math.ceil((clock.nowMs() + ADDRESS_LIFE_MS) / 1000);
    const facts = { name: file_name, member: member_id, session, expires };
    const query = `member=${member_id}&session=${session}&expires=${expires}&signature=${signer.sign(factsOf(facts))}`;
    return `${API_PREFIX}${DATA_COPY_PATH}/${file_name}?${query}`;
  };
  const opens = async (signed: SignedCopy) => {
    if (signed.expires * 1000 <= clock.nowMs() || !signer.verify(factsOf(signed), signed.signature)) return false;
    return (await sessions.findByName(signed.session))?.memberId === signed.member;
  };
  return {
    read,
    async request(id, caller) {
      requireSelf(id, caller);
      await confirmations.require(caller);
      const earlier = await repository.find(id);
      if (earlier?.state !== 'waiting') {
        await byMember.take(String(id));
        if (earlier) await files.remove(copyFile(earlier.file_name));
        const fileName = randomBytes(NAME_BYTES).toString('hex');
        await repository.add({ memberId: id, fileName, at: new Date(clock.nowMs()) });
        onRequested();
      }
      return read(id, caller);
    },
    async download(signed) {
      if (!(await opens(signed))) throw forbidden('This link has expired. Open "Your data" to get a new one.');
      const row = await repository.find(signed.member);
      const isThere = row?.file_name === signed.name && row.state === 'ready';
      const file = isThere ? await files.get(copyFile(signed.name)) : undefined;
      if (file === undefined) throw notFound('This copy has expired. Request a new one.');
      return file;
    },
  };
}

function factsOf({ name, member, session, expires }: Omit<SignedCopy, 'signature'>): readonly string[] {
  return ['data copy', name, String(member), session, String(expires)];
}

function toDataCopy(row: DataCopyRow, address: string | null): DataExport {
  return {
    state: row.state,
    requestTime: row.request_time.toISOString(),
    expiryTime: row.expiry_time?.toISOString() ?? null,
    sizeBytes: row.size_bytes,
    address,
  };
}
