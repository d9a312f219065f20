/** The storage name of a data export file. */
export function copyFile(name: string): string {
  return `copies/${name}.zip`;
}
