/** Names the folder and the addresses of made pictures; raise it whenever a picture looks different for the same seed. */
export const ARTWORK_VERSION = '2';
