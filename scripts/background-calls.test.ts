import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'mfe-*/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'shared-{area,data,player,ui}/src/**/*.{ts,tsx}',
];
const HIDDEN = 'background elsewhere than in a call';

/** Calls in the background: no page load and no press causes them. */
const BY_THEMSELVES = [
  'mfe-account/src/features/account/your-data/data-export.resource.ts: getDataCopy',
  'mfe-account/src/features/entry/login/use-passkey-login.ts: createPasskeyChallenge',
  'mfe-premium/src/features/activation/poll-in-background.ts: getMember',
  'mfe-premium/src/features/activation/use-activation.ts: getCheckout',
  'mfe-premium/src/features/activation/use-activation.ts: listSubscriptions',
  'shared-data/src/listening/listening-requests.ts: getListening',
  'shared-data/src/listening/listening-requests.ts: getMix',
  'shared-data/src/listening/listening-requests.ts: listMixPositions',
  'shared-data/src/listening/listening-saver.ts: saveListening',
  'shell/src/startup/after-paint/after-paint.ts: getVersions',
  'shell/src/startup/after-paint/after-paint.ts: listStationPlaylists',
  'shell/src/versions/prepare-shell-update.ts: getVersions',
];

test('[SHELL-099] only these calls bypass the progress bar, and no listener action causes one of them', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const found = files.flatMap((file) =>
    backgroundCalls(readFileSync(join(ROOT, file), 'utf8'), file).map((name) => `${file}: ${name}`),
  );
  expect(found.toSorted()).toEqual(BY_THEMSELVES);
});

test.each([
  ["data.call('getMix', { params, background: true })", ['getMix']],
  ["data.call('getMix', { background }).then(show)", ['getMix']],
  ['client.request(operations.getMix, { background: true })', ['getMix']],
  ["const asked = { background: true }; data.call('getMix', asked)", [HIDDEN]],
  ["data.call('getMix', { ...(isQuiet && { background: true }) })", [HIDDEN]],
  ["asked.background = true; data.call('getMix', asked)", [HIDDEN]],
  ["data.call('getMix', { signal }); show({ text: 'background' })", []],
])('%s is recognized as %j', (source, names) => {
  expect(backgroundCalls(source)).toEqual(names);
});

/** The call to which each `background` is given; `HIDDEN` for one that is not in the input of its call. */
function backgroundCalls(source: string, file = 'call.ts'): readonly string[] {
  if (!source.includes('background')) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isBackground(node)) names.push(calledWith(node.parent) ?? HIDDEN);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return names;
}

function isBackground(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return /^['"]?background['"]?$/.test(node.name.getText());
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    /\bbackground\W*$/.test(node.left.getText())
  );
}

function calledWith(input: ts.Node): string | undefined {
  const call = input.parent;
  if (!ts.isCallExpression(call) || call.arguments[1] !== input) return undefined;
  const [, named, name] = /^(?:'(\w+)'|operations\.(\w+))$/.exec(call.arguments[0]?.getText() ?? '') ?? [];
  return /\.(?:call|request)$/.test(call.expression.getText()) ? (named ?? name) : undefined;
}
