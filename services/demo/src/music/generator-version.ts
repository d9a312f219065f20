/**
 * Names the folder of generated tracks. Raise it whenever the same seed no longer gives the same bytes (a test compares fingerprints of the
 * music): otherwise listeners would hear a mixture of old and new tracks.
 */
export const GENERATOR_VERSION = '2';
