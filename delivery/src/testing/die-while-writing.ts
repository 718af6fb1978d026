/**
 * Child process of the crash tests: writes one change, then kills itself at a step of the second.
 * Arguments: registry folder, `before` or `after`, name of the step.
 */
import process from 'node:process';
import { openFolderRegistry } from '../registry/folder-registry-store.ts';
import { publish } from '../registry/transitions.ts';
import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';

const [folder = '', when, step] = process.argv.slice(2);
const CAUSE = { actor: 'child', at: '2026-11-21T10:00:00.000Z', reason: null };
let isSecond = false;

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

function deadly<A extends unknown[]>(name: string, action: (...args: A) => Promise<void>) {
  return async (...args: A): Promise<void> => {
    const isHere = isSecond && name === step;
    if (isHere && when === 'before') await die();
    await action(...args);
    if (isHere) await die();
  };
}

const files: DurableFiles = {
  write: deadly('write', durableFiles.write),
  link: deadly('link', durableFiles.link),
  rename: durableFiles.rename,
  syncFolder: deadly('syncFolder', durableFiles.syncFolder),
};

const store = await openFolderRegistry(folder, { files });
await store.change(CAUSE, (document) => publish(document, 'mfe-first', '1.0.0'));
isSecond = true;
await store.change(CAUSE, (document) => publish(document, 'mfe-second', '1.0.0'));
