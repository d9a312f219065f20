import { ENVIRONMENTS, type Environment } from '@afterglow/shared-contracts';
import { CONSOLE_PATH } from '@afterglow/shared-registry-contracts';

/** The console's current view; the URL states it, so a view can be bookmarked and shared. */
export type ConsoleRoute =
  | { readonly view: 'running' }
  | AreaPlace
  | { readonly view: 'timeline'; readonly environment: Environment }
  | { readonly view: 'tokens' };

export interface AreaPlace {
  readonly view: 'area';
  readonly area: string;
  readonly from?: string;
  readonly to?: string;
}

export function parseRoute(search: string): ConsoleRoute {
  const fields = new URLSearchParams(search);
  const area = fields.get('area');
  if (area !== null) {
    const [from, to] = [fields.get('from'), fields.get('to')];
    return { view: 'area', area, ...(from !== null && { from }), ...(to !== null && { to }) };
  }
  switch (fields.get('view')) {
    case 'timeline':
      return { view: 'timeline', environment: environmentNamed(fields.get('environment')) };
    case 'tokens':
      return { view: 'tokens' };
    default:
      return { view: 'running' };
  }
}

export function hrefOf(place: ConsoleRoute): string {
  switch (place.view) {
    case 'running':
      return CONSOLE_PATH;
    case 'area':
      return addressWith({ area: place.area, from: place.from, to: place.to });
    case 'timeline':
      return addressWith({ view: 'timeline', environment: place.environment });
    case 'tokens':
      return addressWith({ view: 'tokens' });
  }
}

function addressWith(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${CONSOLE_PATH}?${new URLSearchParams(given).toString()}`;
}

function environmentNamed(name: string | null): Environment {
  return ENVIRONMENTS.find((one) => one === name) ?? 'production';
}

/** Equal for routes of the same view, whatever is selected in it. */
export function routeKey(place: ConsoleRoute): string {
  return place.view === 'area' ? `area ${place.area}` : place.view;
}
