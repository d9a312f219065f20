/** Phones of another maker once said "like iPhone" of themselves. */
const IOS = /\b(iPhone|iPod|iPad)\b/;
const PRETENDER = /Windows Phone|IEMobile/;

/** Is this a browser on an iPhone, iPod or iPad? An app that was started from the home screen is none. */
export function isIosBrowser(userAgent: string, isStandalone: boolean): boolean {
  return IOS.test(userAgent) && !PRETENDER.test(userAgent) && !isStandalone;
}

export function isStandalone(): boolean {
  const ofSafari: unknown = Reflect.get(navigator, 'standalone');
  return ofSafari === true || matchMedia('(display-mode: standalone)').matches;
}
