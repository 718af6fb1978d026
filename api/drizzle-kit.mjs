/**
 * Runs drizzle-kit with this workspace's drizzle-orm: npm puts drizzle-kit at the root and drizzle-orm here,
 * where drizzle-kit does not look.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isOwn = context.parentURL === import.meta.url;
    if (isOwn || !/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    if (context.conditions.includes('import'))
      return next(specifier, { ...context, parentURL: import.meta.url });
    return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true };
  },
});

await import(new URL('bin.cjs', import.meta.resolve('drizzle-kit')).href);
