import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../root.ts';
import { findDeclarations, generate, validatorSizes, writeValidators } from './validators.ts';

const declarations = RELEASE_WORKSPACES.flatMap((name) => findDeclarations(join(ROOT, name)));

test.each(declarations.map((path) => [relative(ROOT, path), path]))(
  'what was generated for %s is of today’s contract (npm run validators)',
  async (_name, declaration) => {
    for (const { path, content } of await generate(declaration)) {
      expect(readFileSync(path, 'utf8')).toBe(content);
    }
  },
);

const SAMPLE = `import { Type } from 'typebox';
const Title = Type.String({ minLength: 1, maxLength: 5 });
const Note = Type.Object({ text: Title, link: Type.Union([Type.String({ format: 'uri' }), Type.Null()]) });
export const SampleCreate = Type.Object({ title: Title, day: Type.String({ format: 'date' }) });
export const SamplePatch = Type.Partial(
  Type.Object({
    title: Title,
    description: Type.Union([Title, Type.Null()]),
    notes: Type.Array(Note),
    seasons: Type.Array(Type.Enum(['summer', 'winter']), { uniqueItems: true }),
  }),
  { additionalProperties: false },
);`;

interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly unknown[] | null;
  readonly required: readonly string[];
  readonly nullable: readonly string[];
}

describe('a form’s validators', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const directory = mkdtempSync(join(ROOT, '.cache/validators-test-'));
  const source = join(directory, 'src/features/sample');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'sample.validator.ts'), SAMPLE);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const load = async () => {
    const [path = ''] = await writeValidators(directory);
    return (await import(pathToFileURL(path).href)) as Record<string, Validator>;
  };

  test('are one per schema that the form names, and nothing else', async () => {
    expect(Object.keys(await load())).toEqual(['validateSampleCreate', 'validateSamplePatch']);
    const types = readFileSync(join(source, 'sample.validator.generated.d.ts'), 'utf8');
    expect(types).toContain('export declare const validateSamplePatch: SchemaValidator<SamplePatch>;');
  });

  test('need neither eval nor Function', async () => {
    await load();
    const code = readFileSync(join(source, 'sample.validator.generated.js'), 'utf8');
    expect(code).not.toMatch(/\beval\b|new Function|require\(/);
  });

  test('know which fields are asked for and which may be null', async () => {
    const { validateSampleCreate, validateSamplePatch } = await load();
    expect([validateSampleCreate?.required, validateSampleCreate?.nullable]).toEqual([['title', 'day'], []]);
    expect([validateSamplePatch?.required, validateSamplePatch?.nullable]).toEqual([
      [],
      ['description', 'notes[].link'],
    ]);
  });

  test.each([
    [{ title: 'Tödi' }, []],
    [{ description: null, notes: [{ text: 'a', link: null }] }, []],
    [{ title: '' }, ['/title minLength']],
    [{ titel: 'Tödi' }, [' additionalProperties']],
    [{ notes: [{ text: 'a', link: 'x' }] }, expect.arrayContaining(['/notes/0/link format'])],
    [{ notes: [{ link: null }] }, ['/notes/0 required']],
  ])('hold against %j what ajv does', async (body, expected) => {
    const { validateSamplePatch } = await load();
    validateSamplePatch?.(body);
    const errors = (validateSamplePatch?.errors ?? []) as { instancePath: string; keyword: string }[];
    expect(errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(expected);
  });

  test('have their sizes in the report of the build', async () => {
    await load();
    expect(validatorSizes(directory)).toEqual([
      { name: 'sample.validator.generated.js', bytes: expect.any(Number), brotliBytes: expect.any(Number) },
    ]);
  });
});
