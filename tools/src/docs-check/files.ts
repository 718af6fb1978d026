import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are not looked into: other tests make and remove files there meanwhile. */
const GENERATED: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.data',
  '.types',
  '.changeset',
  '.git',
  'test-results',
]);
/** Here names of documents are values: cases of the test, and pages and links of docs/reference. */
const OWN = /^tools\/src\/docs(-check)?\//;
const CODE = /(\.(tsx?|[cm]js|css|sql|ya?ml)|Dockerfile)$/;

function filesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Our files below `root`, as paths relative to it. */
export function ourFiles(root: string): { readonly markdown: string[]; readonly code: string[] } {
  const files = filesOf(root);
  return {
    markdown: files.filter((path) => path.endsWith('.md')),
    code: files.filter((path) => CODE.test(path) && !OWN.test(path)),
  };
}
