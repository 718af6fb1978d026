import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = /(^|\/)(node_modules|dist|\.cache|\.data|\.types|\.changeset|\.git|test-results)\//;
/** Here names of documents are values: cases of the test, and pages and links of docs/reference. */
const OWN = /^tools\/src\/docs(-check)?\//;
const CODE = /(\.(tsx?|[cm]js|css|sql|ya?ml)|Dockerfile)$/;

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !GENERATED.test(path));
}

/** Our files below `root`, as paths relative to it. */
export function ourFiles(root: string): { readonly markdown: string[]; readonly code: string[] } {
  const files = filesOf(root);
  return {
    markdown: files.filter((path) => path.endsWith('.md')),
    code: files.filter((path) => CODE.test(path) && !OWN.test(path)),
  };
}
