import { RELEASES_PATH } from '../manifest/release-paths.ts';

/** The address of the release manager's console. */
export const CONSOLE_PATH = `${RELEASES_PATH}/`;

/** Below it are the console's own files; no area can have this name. */
export const CONSOLE_FILES_PATH = `${RELEASES_PATH}/_console`;

/** The field in the address's fragment, which is never sent, that holds the code of a link that signs in. */
export const SIGN_IN_FRAGMENT = 'code';
