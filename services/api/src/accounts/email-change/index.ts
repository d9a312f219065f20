export { confirmEmailMail, emailChangeAskedMail } from './email-change-mails.ts';
export { mountEmailChange } from './email-change.module.ts';
export { createEmailChanges, type EmailChanges } from './email-changes.ts';
