import { API_PREFIX } from '@afterglow/shared-contracts';
import { invalid } from '../../errors/service-errors.ts';

const OWN_MEDIA = new RegExp(`^${API_PREFIX}/media/[\\w./-]+(\\?[\\w=&.-]*)?$`);

/** A picture from elsewhere would tell its owner who looks at a member, and when. */
export function createRefuseForeignPicture(origin: () => string): (address: string) => Promise<void> {
  return async (address) => {
    const path = address.startsWith(`${origin()}/`) ? address.slice(origin().length) : address;
    if (!OWN_MEDIA.test(path) || path.includes('..')) throw invalid('avatar: Must be the address of an upload.');
    return Promise.resolve();
  };
}
