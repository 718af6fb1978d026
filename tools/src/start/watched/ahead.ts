import { registerHooks } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** Message from the watcher: packages to load at once, then that the turn of this process has come. */
export type Order = { readonly load: readonly string[] } | { readonly run: true };
/** Message to the watcher once the entry is loaded: the packages that our own modules asked for, by URL. */
export interface Loaded {
  readonly packages: readonly string[];
}

const [entry = ''] = process.argv.slice(2);
const packages = new Set<string>();
const isOurs = (url: string | undefined) => url !== undefined && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (isOurs(context.parentURL) && resolved.url.includes('/node_modules/')) packages.add(resolved.url);
    return resolved;
  },
});

/** One that cannot be loaded alone is loaded by the module that asks for it, which says why it fails. */
const loadAhead = (urls: readonly string[]) => Promise.allSettled(urls.map((url) => import(url)));

let loading: Promise<unknown> = Promise.resolve();

async function run(): Promise<void> {
  await loading;
  await import(pathToFileURL(entry).href);
  process.send?.({ packages: [...packages] } satisfies Loaded);
}

process.on('message', (order: Order) => {
  if ('load' in order) loading = loadAhead(order.load);
  else void run();
});
