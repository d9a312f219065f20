export { createMediaSigner, type MediaSigner, type SignedListener } from './media-signer.ts';
export { mountMedia } from './media.module.ts';
