export { NewPasswordFields } from './new-password-fields.tsx';
export { passwordRefusal, useCommonText } from './use-is-common.ts';
