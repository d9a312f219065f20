/** Some phones of other makers used to call themselves "like iPhone". */
const IOS = /\b(iPhone|iPod|iPad)\b/;
const PRETENDER = /Windows Phone|IEMobile/;

/** Whether this is a browser on an iPhone, iPod or iPad; an app started from the home screen is not one. */
export function isIosBrowser(userAgent: string, isStandalone: boolean): boolean {
  return IOS.test(userAgent) && !PRETENDER.test(userAgent) && !isStandalone;
}

export function isStandalone(): boolean {
  const ofSafari: unknown = Reflect.get(navigator, 'standalone');
  return ofSafari === true || matchMedia('(display-mode: standalone)').matches;
}
