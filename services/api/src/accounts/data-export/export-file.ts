/** The name of the file with a copy of a member's data in the storage. */
export function copyFile(name: string): string {
  return `copies/${name}.zip`;
}
