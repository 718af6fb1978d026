/** A file by its path and text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const SET_IN_SHEET = /(--firn-[\w-]+)\s*:/g;
const SET_IN_SCRIPT = /['"`](--firn-[\w-]+)['"`]/g;
/** With a second argument `var()` says itself what holds where nobody sets the property. */
const READ = /var\(\s*(--firn-[\w-]+)\s*\)/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Custom properties that a stylesheet reads and nothing sets: the browser drops such a declaration without a word. */
export function unknownProperties(files: readonly SourceFile[]): string[] {
  const isSheet = ({ path }: SourceFile) => path.endsWith('.css');
  const known = new Set(
    files.flatMap((file) => found(file.text, isSheet(file) ? SET_IN_SHEET : SET_IN_SCRIPT)),
  );
  return files.filter(isSheet).flatMap(({ path, text }) =>
    found(text, READ)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  );
}
