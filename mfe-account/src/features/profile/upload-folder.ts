import type { UploadFolder } from '@afterglow/shared-contracts';

/** Where pictures of members are uploaded to. */
export const UPLOAD_FOLDER: UploadFolder = 'members';
