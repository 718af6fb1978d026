/** Child process: publishes remotes one after the other. Arguments: address of the store, prefix of the names, count. */
import process from 'node:process';
import { publish } from '../registry/transitions.ts';
import { openStore } from './open-store.ts';

const [address = '', prefix, count] = process.argv.slice(2);
const CAUSE = { actor: 'child', at: '2026-11-21T10:00:00.000Z', reason: null };

const store = await openStore(address);
for (let index = 0; index < Number(count); index += 1) {
  await store.change(CAUSE, (document) => publish(document, `${prefix}-${index}`, '1.0.0'));
}
await store.close();
