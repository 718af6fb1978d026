import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { echo } from './echo.ts';
import type { Names } from './names.ts';
import { namesExemplar, renamed } from './rename.ts';

/** Folders of the exemplar's own, and single files. */
const OWN = [
  'api/src/modules/sleeping-styles',
  'mfe-admin/src/features/sleeping-styles',
  'mfe-admin/src/i18n/de-CH/sleeping-styles.ts',
  'shared-contracts/src/api/sleeping-styles.ts',
  'shared-contracts/src/testing/builders/a-sleeping-style.ts',
];

/** Files that list many resources: each gets what it has of the exemplar once more. */
const SHARED = [
  'api/src/access/permission-matrix.ts',
  'api/src/app.ts',
  'api/src/db/schema.ts',
  'mfe-admin/remote.json',
  'mfe-admin/src/app/remote.ts',
  'mfe-admin/src/testing/answers.ts',
  'shared-contracts/src/api/index.ts',
  'shared-contracts/src/api/resources.ts',
  'shared-contracts/src/testing/builders/index.ts',
];

/** Compiled from the contract afterwards, or about what uses the exemplar: nothing uses a new resource yet. */
const NOT_COPIED = /\.generated\.|-usages\./;
const LINE_NOT_COPIED = /sleepingStyleUsage|OfferPropertyTabs/;

const BUILDERS = 'shared-contracts/src/testing/builders';
const ID = /\bid\((\d+)\)/g;

/** New contents by path from the root. */
export interface PlannedFiles {
  readonly created: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

function filesOf(root: string, path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(join(root, path)).map((name) => join(path, name));
}

/** A number that no test record has; those of generated resources begin at 1001. */
function freeId(root: string): number {
  const numbers = filesOf(root, BUILDERS).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(ID)].map(([, number]) => Number(number)),
  );
  return Math.max(1000, ...numbers) + 1;
}

/** The files of a new resource: the exemplar's own, renamed, and what it has in shared ones. Writes nothing. */
export function planResource(root: string, names: Names): PlannedFiles {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const recordId = freeId(root);
  const created = OWN.flatMap((path) => filesOf(root, path))
    .filter((path) => !NOT_COPIED.test(path))
    .map((path) => {
      const kept = read(path)
        .split('\n')
        .filter((line) => !LINE_NOT_COPIED.test(line))
        .join('\n');
      const text = path.startsWith(BUILDERS) ? kept.replace(ID, `id(${recordId})`) : kept;
      return [renamed(path, names), renamed(text, names)] as const;
    });
  const changed = SHARED.map((path) => {
    try {
      return [path, echo(read(path), namesExemplar, (line) => renamed(line, names))] as const;
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return { created: new Map(created), changed: new Map(changed) };
}

interface Page {
  readonly id: string;
  readonly path: string;
}

/** @throws Error when the name is taken by another module, feature, contract or page. */
export function requireFree(root: string, names: Names, { created }: PlannedFiles): void {
  const own = OWN.map((path) => renamed(path, names));
  const taken = [...own, ...created.keys()].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`«${names.kebab}» exists: ${taken}. Choose another name.`);
  const { pages } = JSON.parse(readFileSync(join(root, 'mfe-admin/remote.json'), 'utf8')) as {
    pages: readonly Page[];
  };
  const address = `/admin/${names.kebab}`;
  const page = pages.find(({ id, path }) => id === names.kebab || path === address);
  if (page) throw new Error(`The office has a page «${page.id}» at ${page.path}. Choose another name.`);
}

/** Every file and folder that is there because of the resource, without those it shares. */
export const ownPaths = (names: Names): string[] => OWN.map((path) => renamed(path, names));

/** Where a resource's tests are, for `jest --projects api mfe-admin --`. */
export const testPatterns = (names: Names): string[] =>
  OWN.filter((path) => !path.endsWith('.ts'))
    .map((path) => renamed(path, names))
    .map((path) => path.split('/').slice(-2).join('/'));
