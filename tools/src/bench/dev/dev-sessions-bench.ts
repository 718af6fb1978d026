import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildNews, DEVELOPMENT_EVENTS_PATH } from '@firn/shared-contracts/delivery';
import { ROOT } from '../../root.ts';
import type { Product } from '../../start/product.ts';
import { firn } from '../../start/publish.ts';
import { type BenchResult, benchResult } from '../result.ts';
import { startDevGateway } from './dev-gateway.ts';

const SESSIONS = 20;
const REMOTE = 'mfe-print';
const FILE = join(ROOT, REMOTE, 'src/features/participant-lists/lists.page.tsx');
const ELEMENT = '<div className={styles.page}>';

/** The last news of the remote, and the next that is as wanted. */
async function nextNews(url: string, isWanted: (news: BuildNews) => boolean): Promise<BuildNews> {
  const { body } = await fetch(url + DEVELOPMENT_EVENTS_PATH);
  const decoder = new TextDecoder();
  let seen = '';
  for await (const chunk of body ?? []) {
    seen += decoder.decode(chunk, { stream: true });
    for (const [, data = ''] of seen.matchAll(/event: build\ndata: (.*)\n\n/g)) {
      const news = JSON.parse(data) as BuildNews;
      if (news.remote === REMOTE && isWanted(news)) return news;
    }
    seen = seen.slice(seen.lastIndexOf('event: build'));
  }
  throw new Error('The stream of builds has ended.');
}

async function shownVersion(url: string): Promise<string | undefined> {
  const { remotes } = (await (await fetch(`${url}/delivery/registry`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return remotes[REMOTE]?.version;
}

/** `npm run dev` in a further terminal. Resolves once it shows what is edited. */
async function openTerminal(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/src/cli.ts'), 'dev', REMOTE], {
    cwd: ROOT,
    env: { ...process.env, FIRN_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = '';
  await new Promise<void>((resolve, reject) => {
    // Read on afterwards: a terminal whose output nobody takes has been closed.
    child.stdout.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      if (seen.includes('is seen at')) resolve();
    });
    child.once('exit', () => reject(new Error(`It ended: ${seen}`)));
  });
  return child;
}

/** An edit, an error, its mending and an undo, and what is left once the terminal is closed. */
async function session({ dataDir }: Product, url: string, number: number): Promise<void> {
  const source = readFileSync(FILE, 'utf8');
  const before = await firn({ url, dataDir }, ['status', REMOTE]);
  const live = await shownVersion(url);
  const terminal = await openTerminal(dataDir);
  try {
    const { hash } = await nextNews(url, () => true);
    writeFileSync(FILE, source.replace(ELEMENT, ELEMENT.replace('>', ` id="edit-${number}">`)));
    const edited = await nextNews(url, (news) => news.hash !== hash);
    writeFileSync(FILE, source.replace(ELEMENT, ELEMENT.replace('>', '')));
    await nextNews(url, ({ problems }) => problems.some(({ file, line }) => file !== null && line !== null));
    writeFileSync(FILE, source);
    await nextNews(url, ({ problems, hash: next }) => problems.length === 0 && next !== edited.hash);
    if ((await shownVersion(url)) === live) throw new Error('What is written was not shown.');
  } finally {
    writeFileSync(FILE, source);
    const ended = once(terminal, 'exit');
    // A closed window, and one that is killed.
    terminal.kill(number % 2 === 0 ? 'SIGINT' : 'SIGKILL');
    await ended;
  }
  const after = await firn({ url, dataDir }, ['status', REMOTE]);
  if (JSON.stringify(after.output) !== JSON.stringify(before.output))
    throw new Error('The registry has changed.');
  if ((await shownVersion(url)) !== live) throw new Error('What was live is not shown again.');
}

/** Sessions of `npm run dev` one after the other on one data folder; after every fifth the gateway starts again. */
export async function devSessionsBench(product: Product): Promise<BenchResult[]> {
  let gateway = await startDevGateway(product);
  const failures: string[] = [];
  try {
    for (let number = 1; number <= SESSIONS; number += 1) {
      await session(product, gateway.url, number).catch((error: unknown) => {
        failures.push(`session ${number}: ${String(error)}`);
      });
      if (number % 5 > 0) continue;
      await gateway.stop();
      gateway = await startDevGateway(product);
    }
  } finally {
    await gateway.stop();
  }
  return [
    benchResult({
      name: 'dev sessions in a row that end badly',
      unit: 'sessions',
      value: failures.length,
      reference: SESSIONS,
      referenceName: 'of',
      target: { of: 'value', atMost: 0 },
      ...(failures.length > 0 && { note: failures.join('; ') }),
    }),
  ];
}
