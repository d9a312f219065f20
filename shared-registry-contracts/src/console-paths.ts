import { RELEASES_PATH } from '@afterglow/shared-contracts';

/** The path of the release manager's console. */
export const CONSOLE_PATH = `${RELEASES_PATH}/`;

/** The path of the console's own files; no area can have this name. */
export const CONSOLE_FILES_PATH = `${RELEASES_PATH}/_console`;

/** The field in the URL's fragment, which is never sent, that contains the code of a login link. */
export const SIGN_IN_FRAGMENT = 'code';
