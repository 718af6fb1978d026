/**
 * Child process of the crash tests: writes one change, then kills itself at a step of the second.
 * Arguments: address of the store (open-store.ts), `before` or `after`, name of the step, and `loose` to run on a
 * database without a transaction, which shows what the transaction is for.
 */
import process from 'node:process';
import { registryStatements } from '../registry/registry-statements.ts';
import { publish } from '../registry/transitions.ts';
import { durableFiles } from '../shared/durable-files.ts';
import { deadly } from './deadly.ts';
import { openStore } from './open-store.ts';

const [address = '', when, step = '', loose] = process.argv.slice(2);
const CAUSE = { actor: 'child', at: '2026-11-21T10:00:00.000Z', reason: null };
let isSecond = false;

const death = { when: when === 'after' ? 'after' : 'before', step, isDue: () => isSecond } as const;
const nothing = async () => undefined;
const statements =
  loose === 'loose'
    ? { ...registryStatements, begin: nothing, lock: nothing, commit: nothing }
    : registryStatements;
const store = await openStore(address, {
  files: deadly(durableFiles, death),
  statements: deadly(statements, death),
});
await store.change(CAUSE, (document) => publish(document, 'mfe-first', '1.0.0'));
isSecond = true;
await store.change(CAUSE, (document) => publish(document, 'mfe-second', '1.0.0'));
