/** The URL of the script that shows the last build's errors. */
export const IN_PAGE_PATH = '/@dev/notice.js';
/** An event stream; the data of every event is a JSON string, empty without errors. */
export const PROBLEMS_PATH = '/@dev/problems';

/** The area posts its errors here: the text with its stack. */
export const ERRORS_PATH = '/@dev/errors';

/** Styles are set one by one: the page's policy allows no inline stylesheet. */
export const ERROR_OVERLAY_SCRIPT = `const notice = document.createElement('pre');
notice.setAttribute('role', 'alert');
const { style } = notice;
style.position = 'fixed';
style.inset = 'auto 16px 112px';
style.zIndex = '2147483647';
style.maxHeight = '50vh';
style.margin = '0';
style.padding = '16px';
style.overflow = 'auto';
style.whiteSpace = 'pre-wrap';
style.font = '13px/1.5 ui-monospace, monospace';
style.color = '#fff';
style.background = '#7a1020';
style.borderRadius = '8px';
const tell = (error) =>
  void fetch('${ERRORS_PATH}', { method: 'POST', body: String(error?.stack ?? error) }).catch(() => undefined);
addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
new EventSource('${PROBLEMS_PATH}').addEventListener('message', ({ data }) => {
  const problem = JSON.parse(data);
  notice.textContent = problem;
  if (problem === '') notice.remove();
  else document.body.append(notice);
});
`;
