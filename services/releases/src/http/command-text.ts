/** A registry command as typed in the workspace. */
export function commandText(command: string): string {
  return `npm run -s afterglow -- ${command}`;
}
