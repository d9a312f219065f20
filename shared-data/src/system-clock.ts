import { serverNowMs, type ClockPort } from '@afterglow/shared-contracts';

/** The browser's own time. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  every(intervalMs, callback) {
    const timer = setInterval(callback, intervalMs);
    return () => clearInterval(timer);
  },
};

/** `systemClock` with the time of the service: for comparisons with times from the service. */
export const serverClock: ClockPort = { ...systemClock, now: serverNowMs };
