export { removeUpload } from './remove-upload.ts';
export { UPLOAD_WIDTHS_PX, uploadFile } from './upload-files.ts';
export { mountUploads } from './uploads.module.ts';
export { createUploadsRepository } from './uploads.repository.ts';
export { createUploadsService } from './uploads.service.ts';
