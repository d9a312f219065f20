export { watchContent } from './content-watch.ts';
export { waitForContent } from './wait-for-content.ts';
export { forgetHang, hasHung } from './hung-versions.ts';
export { createWaitUntilNotBusy } from './wait-until-not-busy.ts';
export { watchErrors } from './uncaught-errors.ts';
