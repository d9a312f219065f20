export { installDialog } from './dialog.ts';
export { layOut, point } from './pointer.ts';
