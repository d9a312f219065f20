import { REPORT_TEXT_MAX, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { InvalidResponse } from '@afterglow/shared-data';
import { sendReport } from './reports.ts';

/** The client is part of the shell: this release of it and the service are incompatible. */
export function reportInvalidResponse({ operation, field, message }: InvalidResponse): void {
  sendReport({
    kind: 'malformed-answer',
    remote: SHELL_RELEASE_NAME,
    version: __AFTERGLOW_VERSION__,
    operation,
    field: field.slice(0, REPORT_TEXT_MAX),
    message: message.slice(0, REPORT_TEXT_MAX),
  });
}
