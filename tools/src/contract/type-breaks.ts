import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Change } from './schema-changes.ts';
import { tsc } from './tsc.ts';

/**
 * A remote built against `before` is handed today's services, and hands over its lifecycles. Methods are compared as
 * functions of one tuple: TypeScript lets the parameters of methods go both ways, and any function take fewer.
 */
function questions(before: string, after: string): string {
  return `import type * as Before from '${before}';
import type * as After from '${after}';
type Foreign = Node | Blob | Date | AbortSignal | PromiseLike<unknown>;
type Strict<T> = T extends Foreign ? T : T extends (...a: infer A) => infer R ? (a: Strict<A>) => R : { [K in keyof T]: Strict<T[K]> };
export const services = (given: Strict<After.ShellServices>): Strict<Before.ShellServices> => given;
export const lifecycles = (taken: Strict<Before.RemoteLifecycles>): Strict<After.RemoteLifecycles> => taken;
`;
}

/** Without the lines that only say whereto the next ones lead. */
function sentencesOf(output: string): string {
  return output
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .join(' ');
}

/** What the compiler says against a remote of the contract in `before` in a shell of `after` (folders of a package). */
export function typeBreaks(before: string, after: string): Change[] {
  const cache = join(ROOT, '.cache/contract');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'check-'));
  try {
    writeFileSync(
      join(folder, 'check.ts'),
      questions(join(before, 'shell/index.js'), join(after, 'shell/index.js')),
    );
    const compilerOptions = {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      lib: ['ES2024', 'DOM'],
    };
    const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files: ['check.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    tsc('-p', folder);
    return [];
  } catch (error) {
    return String(error)
      .replace(/^Error: /, '')
      .split(/\n(?=\S)/)
      .filter((message) => message.includes('error TS'))
      .map((message) => ({
        where: message.includes('check.ts(5,') ? 'ShellServices' : 'RemoteLifecycles',
        what: `breaks: ${sentencesOf(message) || message}`,
        isBreaking: true,
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
