import { SOCIAL_PROVIDERS } from '@afterglow/shared-contracts';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { beginSocialLogin } from './begin-social-login.ts';

const INSTAGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 357.0.7.25.100';

test.each(SOCIAL_PROVIDERS)(
  '[AUTH-030] in an in-app browser %s opens the dialog that names the app, and nothing else',
  (network) => {
    const { bus } = createFakePorts();
    const shown: unknown[] = [];
    bus.events$.subscribe((event) => shown.push(event));
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    beginSocialLogin(network, { bus });
    expect(shown).toEqual([
      {
        name: 'modal:show',
        payload: { type: 'in-app-browser', contentKey: 'IN_APP_BROWSER_NOTICE', data: { app: 'Instagram' } },
      },
    ]);
    expect(opened).not.toHaveBeenCalled();
  },
);
