import type { LoaderContext } from 'webpack';
import { ERRORS_PATH } from '../../dev/error-overlay.ts';

/** Makes a developer's area report its errors with their stacks: the shell shows a fallback, and reports no location. */
export default function reportErrors(
  this: LoaderContext<unknown>,
  source: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  this.callback(
    null,
    `${source}
import { remote as developed } from ${JSON.stringify(this.resourcePath)};
{
  const { lifecycles } = developed;
  const { mount } = lifecycles;
  const tell = (error) =>
    void fetch('${ERRORS_PATH}', { method: 'POST', body: String(error?.stack ?? error) }).catch(() => undefined);
  lifecycles.mount = async (props) => {
    const onCrash = (error) => {
      tell(error);
      props.onCrash(error);
    };
    try {
      await mount({ ...props, onCrash });
    } catch (error) {
      tell(error);
      throw error;
    }
  };
}
`,
    map,
  );
}
