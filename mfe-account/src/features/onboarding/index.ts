export { Onboarding } from './onboarding.tsx';
export type { PreviewSound } from './preview/preview-sound.ts';
