export const LISTENERS = 5_000;
export const SOCKETS = 10_000;
/** The number of messages to all sockets. */
export const CHANGES = 20;
export const MEASURE_MS = 40_000;
/** The pause between the arrival of a crowd and its measurement. */
export const SETTLE_MS = 5_000;
/** Connections, files and room for a few more. */
export const OPEN_FILES = SOCKETS + 500;
/** The token of a service that no one else can reach. */
export const RELAY_TOKEN = 'of a measurement, not of anybody';
