/** A command of the registry as it is typed in the workspace. */
export function commandText(command: string): string {
  return `npm run -s afterglow -- ${command}`;
}
