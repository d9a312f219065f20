import { inAppBrowser } from './begin-social-login.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0';

test.each([
  ['Facebook', `${PHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.37.102;FBDV/iPhone15,3]`],
  ['Facebook', `${ANDROID} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`],
  ['Instagram', `${PHONE} Mobile/22B83 Instagram 357.0.7.25.100 (iPhone15,3; iOS 18_1)`],
  ['Twitter', `${PHONE} Mobile/22B83 Twitter for iPhone/10.65`],
  ['TikTok', `${PHONE} Mobile/22B83 musical_ly_37.0.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['LinkedIn', `${PHONE} Mobile/22B83 [LinkedInApp]/9.30.3`],
  ['Snapchat', `${PHONE} Mobile/22B83 Snapchat/13.14.0.45`],
  ['WhatsApp', `${ANDROID} Mobile Safari/537.36 WhatsApp/2.24.23.78`],
  ['WeChat', `${PHONE} Mobile/22B83 MicroMessenger/8.0.53(0x18003531) NetType/WIFI`],
])('[AUTH-031] the browser inside %s is detected', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  `${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
])('[AUTH-031] does not detect %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
