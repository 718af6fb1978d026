import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';
import { beforeEnd, endSignal } from './ending.ts';
import { noteProcess } from './running-processes.ts';
import { openServiceLog } from './service-log.ts';

/** What a server prints once it is ready: its address. */
const LISTENING = /listening on (https?:\/\/[^\s"]+)/;
/** What the worker logs once it takes jobs. */
const WORKING = /"msg":"working"/;
const STOP_AFTER_MS = 10_000;
const WATCHER = join(import.meta.dirname, 'watched/watcher.ts');
const WITH_STARTER = pathToFileURL(join(import.meta.dirname, 'with-starter.ts')).href;

/** A process of the product. */
export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  /** Settles when it is gone, whenever that is, with how it ended: «ended with code 1», «was ended by SIGKILL». */
  readonly ended: Promise<string>;
  /** Ends it with SIGTERM, then SIGKILL; resolves when it is gone. */
  stop(): Promise<void>;
}

/** One that answers at an address. */
export interface Server extends Service {
  readonly url: string;
}

interface ServiceOptions {
  readonly name: string;
  readonly entry: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArgs?: readonly string[];
  /** Starts it again after each change in these folders. */
  readonly watched?: readonly string[];
}

/** To be called at once: who listens later may have missed it. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
}

function stopper(child: ChildProcess, ended: Promise<string>): () => Promise<void> {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_AFTER_MS);
    await ended;
    clearTimeout(timer);
  };
}

/**
 * Starts a TypeScript entry on this Node and resolves, with what matched, once it prints that it is ready.
 * Its output goes to `{dataDir}/logs/{name}.log`. Rejects with the last lines when it ends before.
 */
function startProcess(options: ServiceOptions, ready: RegExp): Promise<readonly [Service, RegExpExecArray]> {
  const { name, entry, dataDir, env, nodeArgs = [], watched } = options;
  endSignal.throwIfAborted();
  const log = openServiceLog(join(dataDir, 'logs', `${name}.log`), console.error);
  const command = watched ? [WATCHER, join(ROOT, entry), ...watched] : [join(ROOT, entry)];
  const child = spawn(process.execPath, [...nodeArgs, '--import', WITH_STARTER, ...command], {
    cwd: ROOT,
    env: { ...process.env, FIRN_STARTER: String(process.pid), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.pipe(log.sink, { end: false });
  child.stdout?.pipe(log.sink, { end: false });
  const ended = endOf(child);
  const stop = stopper(child, ended);
  void ended.then(beforeEnd(stop));
  if (child.pid) void ended.then(noteProcess(dataDir, { name, pid: child.pid, starter: process.pid }));
  return new Promise((resolve, reject) => {
    let seen = '';
    let isReady = false;
    child.stdout?.on('data', (chunk: Buffer) => {
      seen = (seen + chunk.toString()).slice(-4000);
      const words = ready.exec(seen);
      if (!words) return;
      isReady = true;
      resolve([{ name, process: child, ended, stop }, words]);
    });
    child.once('error', reject);
    void ended.then((how) =>
      log.sink.end(() => {
        if (isReady) return;
        reject(new Error(`${name} ${how} while starting.\n${log.lastLines()}`));
      }),
    );
  });
}

/** Starts a server; it is ready when it prints its address («listening on …»). */
export async function startService(options: ServiceOptions): Promise<Server> {
  const [service, [, url = '']] = await startProcess(options, LISTENING);
  return { ...service, url };
}

/** Starts a worker, which nobody calls; it is ready when it logs «working». */
export async function startWorker(options: ServiceOptions): Promise<Service> {
  const [service] = await startProcess(options, WORKING);
  return service;
}
