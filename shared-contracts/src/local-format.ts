/** The zone of a device rarely changes, and a list formats many times per render. */
const READ_AGAIN_AFTER_MS = 1000;

/**
 * A format in the listener's time zone, also after the device has changed its zone while the page was open: call it
 * for each use.
 */
export function localFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format = new Intl.DateTimeFormat('en-GB', options);
  let readMs = Date.now();
  return () => {
    if (Math.abs(Date.now() - readMs) < READ_AGAIN_AFTER_MS) return format;
    readMs = Date.now();
    format = new Intl.DateTimeFormat('en-GB', options);
    return format;
  };
}
