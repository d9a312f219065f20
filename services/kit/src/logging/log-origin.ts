import { hostname } from 'node:os';

/** Which process wrote a log line. */
export interface LogOrigin {
  /** The machine and the port, `radio-1:4800`: instances differ in at least one of them. */
  readonly instance: string;
  readonly version: string;
}

/** What every log line says about where it comes from: `<host>:<port>`, and the program's version. */
export function logOrigin(port: number, version: string): LogOrigin {
  return { instance: `${hostname()}:${port}`, version };
}
