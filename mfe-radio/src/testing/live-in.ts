const FORMAT = Intl.DateTimeFormat.prototype;
/** Saved before fake timers replace it. */
const OPTIONS = FORMAT.resolvedOptions;

/** Sets the listener's zone until mocks are restored. */
export function liveIn(zone: string): void {
  jest.spyOn(FORMAT, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...OPTIONS.call(this), timeZone: zone };
  });
}
