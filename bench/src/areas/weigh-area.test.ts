import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { areaSources } from '../variants/sources.ts';
import { FIRST_ROUTE_KB, weighArea } from './weigh-area.ts';

jest.setTimeout(120_000);

/** By the command: webpack does not run in Jest. What is built stays as it is. */
beforeAll(() => {
  const names = areaSources().map(({ name }) => name);
  execFileSync(process.execPath, [path.join(WORKSPACE_ROOT, 'shared-build/src/cli/build.ts'), ...names]);
});

test.each(areaSources())(
  `the first page of $name needs no more than ${FIRST_ROUTE_KB} kB of its area`,
  async (area) => {
    const { routes } = await weighArea(area);
    expect(routes[0]?.bytes).toBeLessThanOrEqual(FIRST_ROUTE_KB * 1000);
  },
);
