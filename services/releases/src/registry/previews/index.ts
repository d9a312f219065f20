export { openPreviews } from './open-previews.ts';
export type { DocumentAddition, Browser, FindPreview, Preview, PreviewedSet, PreviewSubject } from './preview.ts';
