import { registerHooks } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createModuleGraph } from './stale-modules.ts';

/** Message from the watcher: modules to load at once, then that the turn of this process has come, and which files have changed. */
export type Order = { readonly load: readonly string[] } | { readonly run: readonly string[] };
/** Message to the watcher once the entry is loaded: the modules that the entry asks for, by URL. */
export interface Loaded {
  readonly modules: readonly string[];
}

/** Makes another module of a URL than the one that is loaded already. */
const ANEW = '?anew';

const [entry = ''] = process.argv.slice(2);
const entryUrl = pathToFileURL(entry).href;
const graph = createModuleGraph();
const isOurs = (url: string | undefined) => url?.startsWith('file:') && !url.includes('/node_modules/');
let isStale = (_url: string): boolean => false;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { url } = resolved;
    if (context.parentURL && isOurs(context.parentURL)) graph.add(context.parentURL.replace(ANEW, ''), url);
    return isStale(url) ? { ...resolved, url: url + ANEW } : resolved;
  },
});

/** Whether all could be loaded: one that cannot says why when the entry asks for it. */
async function loadAhead(urls: readonly string[]): Promise<boolean> {
  const results = await Promise.allSettled(urls.map((url) => import(url)));
  return results.every(({ status }) => status === 'fulfilled');
}

let loading = Promise.resolve(true);

/** Everything that is loaded and still as it was stays; of what could not be loaded nobody knows who asks for whom. */
async function run(changed: readonly string[]): Promise<void> {
  const isLoaded = await loading;
  const stale = graph.staleAfter(changed.map((file) => pathToFileURL(file).href));
  isStale = isLoaded ? (url) => stale.has(url) : (url) => isOurs(url) === true;
  await import(entryUrl);
  process.send?.({ modules: graph.importsOf(entryUrl) } satisfies Loaded);
}

process.on('message', (order: Order) => {
  if ('load' in order) loading = loadAhead(order.load);
  else void run(order.run);
});
