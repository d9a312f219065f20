export { exchangeDatabase } from './exchange-database.ts';
export { packBackup, type PackedManifest } from './pack-backup.ts';
export { type BackupKind, BackupRefused, firstNameIn, unpackBackup } from './unpack-backup.ts';
