import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Schemas, validatorCode, validatorTypes } from './validator-code.ts';

const DECLARATION = '.validator.ts';

interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** Files `x.validator.ts` below a folder: each exports the contract's schemas that one form sends. */
export function findDeclarations(directory: string): readonly string[] {
  const source = join(directory, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(DECLARATION))
    .map((name) => join(source, name))
    .toSorted();
}

const generatedPath = (declaration: string, extension: string): string =>
  declaration.replace(/\.ts$/, `.generated${extension}`);

/** What belongs next to a declaration: the validators of its schemas and their types. */
export async function generate(declaration: string): Promise<readonly GeneratedFile[]> {
  const schemas = { ...((await import(pathToFileURL(declaration).href)) as Schemas) };
  return [
    { path: generatedPath(declaration, '.js'), content: validatorCode(schemas) },
    { path: generatedPath(declaration, '.d.ts'), content: validatorTypes(schemas, basename(declaration)) },
  ];
}

/** Writes the validators of every form of a workspace; answers the paths written. */
export async function writeValidators(directory: string): Promise<readonly string[]> {
  const files = (await Promise.all(findDeclarations(directory).map(generate))).flat();
  for (const { path, content } of files) writeFileSync(path, content);
  return files.map(({ path }) => path);
}

export interface ValidatorSize {
  /** File name of the generated module. */
  readonly name: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** What the validators of a workspace's forms weigh before they are minified with their page. */
export function validatorSizes(directory: string): readonly ValidatorSize[] {
  return findDeclarations(directory).map((declaration) => {
    const path = generatedPath(declaration, '.js');
    const content = readFileSync(path);
    return { name: basename(path), bytes: content.length, brotliBytes: brotliCompressSync(content).length };
  });
}
