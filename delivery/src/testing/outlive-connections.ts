/**
 * Child process: with one connection idle, one listening and one in the middle of a change, it says `deciding` and
 * waits for a line; then it says how the change ended, makes another one, and leaves. Argument: address of the store.
 */
import { once } from 'node:events';
import process from 'node:process';
import { publish } from '../registry/transitions.ts';
import { Refusal } from '../shared/refusal.ts';
import { openStore } from './open-store.ts';

const [address = ''] = process.argv.slice(2);
const CAUSE = { actor: 'child', at: '2026-11-21T10:00:00.000Z', reason: null };

function say(word: string): void {
  process.stdout.write(`${word}\n`);
}

const store = await openStore(address);
// Two at once, so that the pool keeps two connections.
await Promise.all(
  ['mfe-a', 'mfe-b'].map((name) => store.change(CAUSE, (document) => publish(document, name, '1.0.0'))),
);
const change = store.change(CAUSE, async (document) => {
  say('deciding');
  await once(process.stdin, 'data');
  return publish(document, 'mfe-c', '1.0.0');
});
await change.then(
  () => say('changed'),
  (error: unknown) => say(error instanceof Refusal ? error.code : String(error)),
);
await store.change(CAUSE, (document) => publish(document, 'mfe-d', '1.0.0'));
await store.close();
process.stdin.destroy();
