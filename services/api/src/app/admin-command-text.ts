/** A command of the administration as it is typed in the workspace. */
export function adminCommandText(command: string): string {
  return `npm run -s afterglow-admin -- ${command}`;
}
