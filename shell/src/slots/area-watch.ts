export { watchContent } from './content-watch.ts';
export { settled } from './settled.ts';
export { forgetHang, hasHung } from './hung-versions.ts';
export { createQuietMoment } from './quiet-moment.ts';
export { watchErrors } from './uncaught-errors.ts';
