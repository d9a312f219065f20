/** The name under which the host itself is published. */
export const SHELL_RELEASE_NAME = 'shell';

/** The path below which the files of releases are served: `/remotes/<name>/<version>/<file>`. */
export const REMOTES_PATH = '/remotes';

/** The path below which the registry is served. */
export const RELEASES_PATH = '/releases';

/** Reports are posted here, one per request. */
export const REPORTS_PATH = `${RELEASES_PATH}/reports`;

/** The maximum length of a report's text; the sending tab cuts longer ones. */
export const REPORT_TEXT_MAX = 500;

/** Tabs periodically report here which versions they run. */
export const USES_PATH = `${RELEASES_PATH}/uses`;
