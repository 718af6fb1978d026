import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A figure of the tree that says how dear the next resource is. */
export interface HouseFigure {
  readonly name: string;
  readonly value: number;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isGenerated = (path: string) => path.includes('.generated.');
/** The exemplar of a small resource (docs/how-to/add-a-resource.md), and one plain field of it. */
const EXEMPLAR = /sleeping-style/;
const FIELD = /\bposition\b/;
/** Openings of a comment that has no verb. */
const FRAGMENT = /^\s*(?:\/\*\*|\*|\/\/)\s+(?:Of|What|Who|Whose|Which|From)\b/;

interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

function sourcesOf(root: string): readonly Source[] {
  const paths = globSync('{*,examples/*}/src/**/*.{ts,tsx}', { cwd: root });
  return paths
    .filter((path) => !isGenerated(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }));
}

const linesOf = (sources: readonly Source[]) => sources.reduce((sum, { lines }) => sum + lines.length, 0);

/** The most files that lie in one folder below `features`, tests left out. */
function looseFiles(sources: readonly Source[]): number {
  const features = sources.filter(({ path }) => /^mfe-[a-z]+\/src\/features\//.test(path) && !isTest(path));
  const folders = Map.groupBy(features, ({ path }) => dirname(path));
  return Math.max(0, ...[...folders.values()].map((files) => files.length));
}

/** The figures of the tree below `root`, which lies as this repository does. */
export function houseFigures(root: string): HouseFigure[] {
  const sources = sourcesOf(root);
  const below = (folder: string) =>
    sources.filter(({ path }) => path.startsWith(`${folder}/src/`) && !isTest(path));
  const exemplar = sources.filter(({ path }) => EXEMPLAR.test(path));
  const own = exemplar.filter(({ path }) => !isTest(path));
  const named = own.filter(({ lines }) => lines.some((line) => FIELD.test(line)));
  const comments = sources.flatMap(({ lines }) => lines.filter((line) => FRAGMENT.test(line)));
  return [
    { name: 'Files that name a plain field of the exemplar', value: named.length },
    {
      name: 'Lines that name it',
      value: own.flatMap(({ lines }) => lines.filter((line) => FIELD.test(line))).length,
    },
    { name: 'Source lines of the exemplar', value: linesOf(own) },
    { name: 'Test lines of the exemplar', value: linesOf(exemplar.filter(({ path }) => isTest(path))) },
    {
      name: 'Source lines of mfe-admin/src/shared',
      value: linesOf(below('mfe-admin').filter(({ path }) => path.startsWith('mfe-admin/src/shared/'))),
    },
    { name: 'Most loose files in a feature of a remote', value: looseFiles(sources) },
    { name: 'Comment lines that begin without a verb', value: comments.length },
    { name: 'Source lines of the API', value: linesOf(below('api')) },
    { name: 'Source lines of the office', value: linesOf(below('mfe-admin')) },
  ];
}
