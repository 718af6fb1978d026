import { table } from '../docs/markdown.ts';
import { ROOT } from '../root.ts';
import { houseFigures } from './figures.ts';
import { LIMITS, overLimits } from './limits.ts';

/** `npm run house`: what the tree says of how dear the next resource is, each figure beside where it stood. */
export async function run(): Promise<number> {
  const figures = houseFigures(ROOT);
  const rows = figures.map(({ name, value }) => [name, String(value), String(LIMITS[name] ?? '–')]);
  console.log(table(['figure', 'now', 'at most'], rows));
  const over = overLimits(figures);
  for (const sentence of over) console.error(sentence);
  return over.length > 0 ? 1 : 0;
}
