export function copyFile(name: string): string {
  return `copies/${name}.zip`;
}
