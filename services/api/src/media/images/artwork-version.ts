/** Part of the folder and the addresses of generated pictures; raise it whenever the same seed gives different bytes. */
export const ARTWORK_VERSION = '3';
