import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const CODE = /\.(m?js|d\.ts|css)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `import x from 'y'`, `import 'y'`, `import('y')`, `export … from 'y'`, and `@import 'y'` of a stylesheet. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\s]+)['"]/g;
const PACKAGE = /^(@[\w.-]+\/)?[\w.-]+/;

function packageOf(specifier: string): string[] {
  if (specifier.startsWith('.') || isBuiltin(specifier)) return [];
  return PACKAGE.exec(specifier)?.slice(0, 1) ?? [];
}

/** Names of the packages that the files below a folder import. */
export function importedPackages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => CODE.test(name));
  const specifiers = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(COMMENT, '');
    return [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  });
  return new Set(specifiers.flatMap(packageOf));
}
