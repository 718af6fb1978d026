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
