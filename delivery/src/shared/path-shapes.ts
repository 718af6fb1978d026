/**
 * Every shape of address that a page's path covers, without what matching ignores: parameter names and
 * capitals: `/Team/:id/:slug?` -> `/team/:`, `/team/:/:`. Two pages of one shape would share addresses.
 */
export function pathShapes(path: string): Set<string> {
  let shapes = [''];
  for (const segment of path.split('/').filter(Boolean)) {
    const fixed = segment.startsWith(':') ? ':' : segment.toLowerCase();
    const longer = shapes.map((shape) => `${shape}/${fixed}`);
    shapes = segment.endsWith('?') ? [...shapes, ...longer] : longer;
  }
  return new Set(shapes.map((shape) => shape || '/'));
}

function shareAddress(one: string, other: string): boolean {
  const [left = [], right = []] = [one, other].map((shape) => shape.split('/').filter(Boolean));
  if (left.length !== right.length) return false;
  return left.every((segment, index) => segment === ':' || right[index] === ':' || right[index] === segment);
}

/**
 * The shapes of a path that have an address in common with another path: `/event/7` matches both `/event/:id` and
 * `/:page/7`. None when the paths do not overlap.
 */
export function sharedShapes(path: string, other: string): string[] {
  const shapes = [...pathShapes(other)];
  return [...pathShapes(path)].filter((shape) => shapes.some((candidate) => shareAddress(shape, candidate)));
}
