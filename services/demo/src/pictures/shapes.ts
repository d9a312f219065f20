import { round } from './sheet.ts';

export type Point = readonly [x: number, y: number];

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, attributes: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`;
}

export function path(data: string, attributes: string): string {
  return `<path d="${data}" ${attributes}/>`;
}

/** `M x y L x y …` through the points, closed on request. */
export function polyline(points: readonly Point[], isClosed = false): string {
  const data = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return isClosed ? `${data}Z` : data;
}

/** A smooth line through the points (Catmull and Rom's, as cubic curves). */
export function smoothLine(points: readonly Point[]): string {
  const pointAt = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [startX, startY] = pointAt(0);
  let data = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6].map(round);
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6].map(round);
    data += `C${first.join(' ')} ${second.join(' ')} ${round(to[0])} ${round(to[1])}`;
  }
  return data;
}

/** An arc of a ring between two angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, radius: number, fromDegrees: number, toDegrees: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(radians))} ${round(y + radius * Math.sin(radians))}`;
  };
  const isLarge = Math.abs(toDegrees - fromDegrees) > 180 ? 1 : 0;
  return `M${at(fromDegrees)}A${round(radius)} ${round(radius)} 0 ${isLarge} 1 ${at(toDegrees)}`;
}
