const FORMAT = Intl.DateTimeFormat.prototype;
/** Taken before time is faked, which replaces it. */
const OPTIONS = FORMAT.resolvedOptions;

/** The listener lives in that zone until mocks are restored. */
export function liveIn(zone: string): void {
  jest.spyOn(FORMAT, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...OPTIONS.call(this), timeZone: zone };
  });
}
