/** Names the folder and the addresses of made pictures; raise it whenever the same seed gives a picture of other bytes. */
export const ARTWORK_VERSION = '3';
