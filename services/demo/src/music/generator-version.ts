/**
 * Names the folder of made tracks. Raise it whenever the same seed no longer gives the same bytes (a test holds
 * fingerprints of the music against it): otherwise listeners would hear old and new tracks mixed.
 */
export const GENERATOR_VERSION = '2';
