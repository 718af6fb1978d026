import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { type Names, namesOf } from './names.ts';
import { ownPaths, type PlannedFiles, planResource, requireFree, testPatterns } from './resource-files.ts';

const USAGE =
  'npm run new -- resource NAME --title "die Ausrüstung" --plural "Ausrüstungen" [--singular english-singular]';

/** What the steps after writing change besides. */
const GENERATED = ['api/src/db/migrations', 'docs/reference'];

function runStep(title: string, args: readonly string[], cwd = ROOT): void {
  console.log(`── ${title}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`«${title}» failed, and nothing was written.\n${stdout}${stderr}`);
}

/** Each in a process of its own, which reads the sources as they are by then. */
function complete(names: Names, written: readonly string[]): void {
  runStep('format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...written]);
  runStep('validators', ['tools/src/validators/cli.ts']);
  runStep('migration', ['drizzle-kit.mjs', 'generate', '--name', names.snake], join(ROOT, 'api'));
  runStep('reference', ['tools/src/cli.ts', 'docs']);
}

async function write(names: Names, { created, changed }: PlannedFiles): Promise<void> {
  const files = [...created, ...changed];
  const touched = [...ownPaths(names), ...changed.keys(), ...GENERATED].map((path) => join(ROOT, path));
  // Ctrl+C ends the step that runs; this process stays to put everything back.
  const stay = () => undefined;
  process.on('SIGINT', stay);
  try {
    await allOrNothing(touched, async () => {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(ROOT, path)), { recursive: true });
        writeFileSync(join(ROOT, path), text);
      }
      complete(
        names,
        files.map(([path]) => path),
      );
    });
  } finally {
    process.off('SIGINT', stay);
  }
}

const nextSteps = (names: Names) => `
Its list is at /admin/${names.kebab}, its form opens above the list (docs/how-to/add-a-resource.md). What is yours to do:
- a way to it: an entry of the side navigation in mfe-admin/remote.json (docs/domain/office.md#navigation)
- its fields: in the contract, the table, the repository, the read model, the page and its texts; then
  npm run validators, npm run generate -w api -- --name ${names.snake}, npm run docs
- once it uses something that can be removed: its words in api/src/db/dependents.ts
- npx tsc -b; NODE_OPTIONS=--experimental-vm-modules npx jest --projects api mfe-admin -- ${testPatterns(names).join(' ')}`;

async function newResource(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { title: text, plural: text, singular: text },
    allowPositionals: true,
  });
  const names = namesOf({
    name: positionals[0],
    title: values.title,
    plural: values.plural,
    singular: values.singular,
  });
  const plan = planResource(ROOT, names);
  requireFree(ROOT, names, plan);
  await write(names, plan);
  console.log(`\nWritten:\n${[...plan.created.keys()].join('\n')}`);
  console.log(`\nExtended:\n${[...plan.changed.keys(), ...GENERATED].join('\n')}`);
  console.log(nextSteps(names));
  return 0;
}

/** `npm run new -- resource NAME …`: a resource that works, made from the exemplar as it stands today. */
export async function run(args: readonly string[]): Promise<number> {
  const [kind, ...rest] = args;
  if (kind === 'resource') return newResource(rest);
  console.error(`What is to be new? ${USAGE}`);
  return 2;
}
