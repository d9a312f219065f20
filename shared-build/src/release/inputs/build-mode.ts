/** `development` shows unfinished features, and React's warnings; listeners get `production`. */
export type BuildMode = 'production' | 'development';

/** The mode of a build: `BUILD_MODE` of its environment, or production. Throws for anything else. */
export function buildMode(environment: { readonly BUILD_MODE?: string } = process.env): BuildMode {
  const given = environment.BUILD_MODE || 'production';
  if (given === 'production' || given === 'development') return given;
  throw new Error(`BUILD_MODE is not valid: "${given}" is neither "production" nor "development".`);
}
