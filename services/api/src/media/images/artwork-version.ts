/** Part of the folder and the URLs of generated images; raise it whenever the same seed gives different bytes. */
export const ARTWORK_VERSION = '3';
