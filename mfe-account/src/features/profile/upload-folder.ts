import type { UploadFolder } from '@afterglow/shared-contracts';

export const UPLOAD_FOLDER: UploadFolder = 'members';
