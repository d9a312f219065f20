export { mountUploads } from './uploads.module.ts';
export { createUploadsRepository } from './uploads.repository.ts';
export { createUploadsService } from './uploads.service.ts';
