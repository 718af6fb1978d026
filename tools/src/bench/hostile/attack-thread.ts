import { parentPort, workerData } from 'node:worker_threads';
import { type AttackOrder, begin } from './attacks.ts';

// A thread of its own: what the attacker does must not delay the clock that times the victim.
const attack = await begin(workerData as AttackOrder);
parentPort?.postMessage('begun');
parentPort?.once('message', async () => parentPort?.postMessage(await attack.end()));
