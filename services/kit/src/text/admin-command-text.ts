/** An administration command as typed in the workspace. */
export function adminCommandText(command: string): string {
  return `npm run -s afterglow-admin -- ${command}`;
}
