import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { firnCommands, firnProblems } from '../docs-check/firn-commands.ts';
import { ROOT } from '../root.ts';

interface Trigger {
  readonly branches?: readonly string[];
  readonly paths?: readonly string[];
}

interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, Trigger>> & {
    readonly workflow_call?: {
      readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
    };
  };
  readonly jobs: Readonly<Record<string, Job>>;
}

const GITHUB = join(ROOT, '.github');
const read = (path: string) => readFileSync(join(GITHUB, path), 'utf8');
const workflow = (name: string) => parse(read(`workflows/${name}.yml`)) as Workflow;
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
const shared = workflow('release');

/** Lines of CODEOWNERS: a pattern and who owns what it matches. */
const owners = read('CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));

describe('the workflow that releases a workspace', () => {
  const steps = shared.jobs.release?.steps ?? [];
  const commands = steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line !== '');

  test('tests, builds, publishes with verification and promotes to a share, in this order', () => {
    const order = [
      'npm ci',
      'npx jest',
      'npm run build -w',
      'npm run firn -- publish',
      'npm run firn -- promote',
    ];
    const places = order.map((part) => commands.findIndex((command) => command.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(commands.some((command) => /firn -- publish .*--verify/.test(command))).toBe(true);
    expect(commands.some((command) => /firn -- promote .*--percent/.test(command))).toBe(true);
  });

  test('uses only commands and options that firn has', () => {
    expect(firnProblems(commands.join('\n'), firnCommands())).toEqual([]);
  });

  test('uses only scripts that every release workspace has, and tools that are installed', () => {
    for (const name of RELEASE_WORKSPACES) {
      const { scripts } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      expect([name, scripts?.build]).toEqual([name, expect.any(String)]);
      expect([name, existsSync(join(ROOT, name, 'jest.config.mjs'))]).toEqual([name, true]);
    }
    const tools = commands.flatMap((command) => /npx (\w+)/.exec(command)?.[1] ?? []);
    for (const tool of tools)
      expect([tool, existsSync(join(ROOT, 'node_modules/.bin', tool))]).toEqual([tool, true]);
  });

  test('puts no expression into a shell line: inputs come by environment', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});

describe.each(RELEASE_WORKSPACES)('%s', (name) => {
  const own = workflow(name);
  const job = own.jobs.release;

  test('has a job that calls the shared one with what it declares', () => {
    expect(job?.uses).toBe('./.github/workflows/release.yml');
    expect(job?.with).toEqual({ workspace: name, ship: expect.stringContaining("== 'push'") });
    const declared = shared.on.workflow_call;
    expect(Object.keys(declared?.inputs ?? {})).toEqual(expect.arrayContaining(Object.keys(job?.with ?? {})));
    expect(Object.keys(declared?.secrets ?? {})).toEqual(Object.keys(job?.secrets ?? {}));
  });

  test('has its own token', () => {
    const others = RELEASE_WORKSPACES.filter((other) => other !== name).map(
      (other) => workflow(other).jobs.release?.secrets?.FIRN_TOKEN,
    );
    expect(others).not.toContain(job?.secrets?.FIRN_TOKEN);
  });

  test('is tested when its sources change, and ships when its version is raised', () => {
    const { pull_request: asked, push } = own.on;
    expect(asked?.paths).toEqual(
      expect.arrayContaining([`${name}/**`, 'shared-contracts/**', 'shared-ui/**']),
    );
    expect([push?.branches, push?.paths]).toEqual([['main'], [`${name}/package.json`]]);
    for (const path of [...(asked?.paths ?? []), ...(push?.paths ?? [])])
      expect([path, existsSync(join(ROOT, path.replace('/**', '')))]).toEqual([path, true]);
  });
});

describe('CODEOWNERS', () => {
  test.each(workspaces)('%s has a team', (name) => {
    expect(owners.filter(([pattern]) => pattern === `/${name}/`)).toEqual([
      [`/${name}/`, expect.stringMatching(/^@firn\/[a-z]+$/)],
    ]);
  });

  test('names only what exists', () => {
    const patterns = owners.map(([pattern = '']) => pattern).filter((pattern) => pattern !== '*');
    for (const pattern of patterns)
      expect([pattern, existsSync(join(ROOT, pattern))]).toEqual([pattern, true]);
  });

  test('a workflow belongs to the team of its remote', () => {
    const ownerOf = (path: string) => owners.find(([pattern]) => pattern === path)?.[1];
    const jobs = readdirSync(join(GITHUB, 'workflows')).map((file) => file.replace('.yml', ''));
    for (const name of jobs.filter((job) => job.startsWith('mfe-')))
      expect([name, ownerOf(`/.github/workflows/${name}.yml`)]).toEqual([name, ownerOf(`/${name}/`)]);
  });
});
