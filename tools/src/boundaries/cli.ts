import { ROOT } from '../root.ts';
import { checkBoundaries, loadRules } from './check.ts';

/** `npm run boundaries`. */
const { modules, breaches } = await checkBoundaries(ROOT);
const sentences = new Map(loadRules().forbidden?.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to } of breaches)
  console.error(`${rule}: ${from} -> ${to}\n  ${sentences.get(rule)}`);
console.log(`${modules} modules, ${breaches.length} breaches`);
process.exitCode = breaches.length === 0 ? 0 : 1;
