export { watchContent } from './content-watch.ts';
export { settled } from './settled.ts';
