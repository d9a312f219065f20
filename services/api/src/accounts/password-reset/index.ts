export { createOnPasswordChanged, type OnPasswordChanged } from './password-changes.ts';
export { mountPasswordReset } from './password-reset.module.ts';
export { createPasswordResetRepository } from './password-reset.repository.ts';
