import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { echo } from './echo.ts';
import { namesOf } from './names.ts';
import { renamed } from './rename.ts';
import { planResource, requireFree } from './resource-files.ts';

const WISH = { name: 'ice-axes', title: 'der Eispickel', plural: 'Eispickel', singular: undefined };
const AXES = namesOf({ ...WISH, singular: 'ice-axe' });

describe('names', () => {
  test('every spelling follows from the name of many', () => {
    expect(namesOf({ ...WISH, name: 'safety-boxes', title: 'die Kiste' })).toEqual({
      kebab: 'safety-boxes',
      kebabOne: 'safety-box',
      snake: 'safety_boxes',
      camel: 'safetyBoxes',
      camelOne: 'safetyBox',
      pascalOne: 'SafetyBox',
      constantOne: 'SAFETY_BOX',
      prose: 'safety boxes',
      proseOne: 'safety box',
      indefinite: 'a',
      german: { one: 'Kiste', many: 'Eispickel', demonstrative: 'Diese', adjective: 'Neue' },
    });
  });

  test.each([
    ['huts', 'hut'],
    ['activities', 'activity'],
    ['courses', 'course'],
    ['passes', 'pass'],
    ['matches', 'match'],
  ])('one of %s is a %s', (name, one) => {
    expect(namesOf({ ...WISH, name }).camelOne).toBe(one);
  });

  test('a singular that does not follow is an option', () => {
    expect(namesOf({ ...WISH, name: 'statuses', singular: 'status' }).pascalOne).toBe('Status');
  });

  test.each([
    [{ name: undefined }, 'is no name'],
    [{ name: 'IceAxes' }, 'is no name'],
    [{ name: 'ice_axes' }, 'is no name'],
    [{ name: '../axes' }, 'is no name'],
    [{ name: 'gear' }, 'is no plural'],
    [{ name: 'access' }, 'is no plural'],
    [{ name: 'axes', singular: 'axes' }, 'is no plural'],
    [{ name: 'classes' }, 'means something else'],
    [{ title: undefined }, '--title'],
    [{ title: 'Eispickel' }, '--title'],
    [{ title: 'der eispickel' }, '--title'],
    [{ title: "der Eis'pickel" }, '--title'],
    [{ plural: undefined }, '--plural'],
    [{ plural: 'die Eispickel' }, '--plural'],
  ])('%j is refused by a sentence', (wrong, sentence) => {
    expect(() => namesOf({ ...WISH, ...wrong })).toThrow(sentence);
  });
});

describe('renaming', () => {
  test.each([
    ["resource('sleeping_styles')", "resource('ice_axes')"],
    ['validateSleepingStylePatch', 'validateIceAxePatch'],
    ['const SLEEPING_STYLE = aSleepingStyle();', 'const ICE_AXE = anIceAxe();'],
    ["'./a-sleeping-style.ts'", "'./an-ice-axe.ts'"],
    ['A sleeping style; a sleeping style. Sleeping styles', 'An ice axe; an ice axe. Ice axes'],
    ['/admin/offer-properties/sleeping-styles', '/admin/ice-axes'],
    ['page-offer-properties-sleeping-styles', 'page-ice-axes'],
    ['Diese Übernachtungsart, neu: Neue Übernachtungsart', 'Dieser Eispickel, neu: Neuer Eispickel'],
    ["'Noch keine Übernachtungsarten.'", "'Noch keine Eispickel.'"],
    ['«Hütte», Zelt', '«Eispickel A», Eispickel B'],
  ])('%s becomes %s', (text, expected) => {
    expect(renamed(text, AXES)).toBe(expected);
  });

  test('a spelling that it does not know is no silent leftover', () => {
    expect(() => renamed('const id = 1;\nuseSleepinStyles()\nSleepingPlaces', AXES)).toThrow(
      'SleepingPlaces',
    );
  });
});

describe('the copy beside the original', () => {
  const copied = (text: string) =>
    echo(
      text,
      (line) => line.includes('cat'),
      (line) => line.replaceAll('cat', 'dog'),
    );

  test.each([
    ['a line', 'a();\ncat();\nb();\n', 'a();\ncat();\ndog();\nb();\n'],
    [
      'lines that follow each other',
      'cat(1);\ncat(2);\n\nb();',
      'cat(1);\ncat(2);\ndog(1);\ndog(2);\n\nb();',
    ],
    [
      'a member with its block',
      'x = {\n  cat: {\n    a: 1,\n  },\n};',
      'x = {\n  cat: {\n    a: 1,\n  },\n  dog: {\n    a: 1,\n  },\n};',
    ],
    [
      'one name of an import',
      'import {\n  aBird,\n  aCat_cat,\n} from "x";',
      'import {\n  aBird,\n  aCat_cat,\n  aCat_dog,\n} from "x";',
    ],
    [
      'an import as a whole',
      'import {\n  A,\n} from "./cat";\n',
      'import {\n  A,\n} from "./cat";\nimport {\n  A,\n} from "./dog";\n',
    ],
    [
      'an object of a list',
      '[\n  {\n    "id": "cat"\n  },\n  {}\n]',
      '[\n  {\n    "id": "cat"\n  },\n  {\n    "id": "dog"\n  },\n  {}\n]',
    ],
    [
      'what goes on in the next line',
      'x = {\n  cat: () =>\n    load(),\n};',
      'x = {\n  cat: () =>\n    load(),\n  dog: () =>\n    load(),\n};',
    ],
    [
      'what stands behind an empty line',
      'a();\n\nx = {\n  b,\n\n  cat,\n};',
      'a();\n\nx = {\n  b,\n\n  cat,\n  dog,\n};',
    ],
  ])('is one of %s', (_what, text, expected) => {
    expect(copied(text)).toBe(expected);
  });

  test('without an original there is an error', () => {
    expect(() => copied('a();')).toThrow('Nothing here');
  });
});

describe('all or nothing', () => {
  test('what failed leaves files and folders as they were, and no new ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firn-new-'));
    const [old, added, list] = ['old.ts', 'added', 'list'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(old, 'before');
    mkdirSync(list);
    const write = async () => {
      writeFileSync(old, 'after');
      writeFileSync(join(list, '1.sql'), 'x');
      mkdirSync(added);
    };
    const fail = async () => {
      await write();
      throw new Error('broken');
    };
    await expect(allOrNothing([old, added, list], fail)).rejects.toThrow('broken');
    expect([readFileSync(old, 'utf8'), existsSync(added), existsSync(join(list, '1.sql'))]).toEqual([
      'before',
      false,
      false,
    ]);
    await allOrNothing([old, added, list], write);
    expect([readFileSync(old, 'utf8'), existsSync(added)]).toEqual(['after', true]);
    rmSync(folder, { recursive: true });
  });
});

describe('the files of a new resource', () => {
  const plan = planResource(ROOT, AXES);

  test('are new, and nothing in them is of the exemplar or of what uses it', () => {
    const texts = [...plan.created.values()].join('\n');
    expect(texts).not.toMatch(/sleeping|übernachtung|usages|OfferPropertyTabs/i);
    expect([...plan.created.keys()].filter((path) => existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('what is shared stays, line by line, and manifest and page know the resource', () => {
    for (const [path, text] of plan.changed) {
      const lines = new Set(text.split('\n'));
      const missing = readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .filter((line) => !lines.has(line));
      expect([path, missing]).toEqual([path, []]);
    }
    const manifest = JSON.parse(plan.changed.get('mfe-admin/remote.json') ?? '{}');
    expect(manifest.pages).toContainEqual(
      expect.objectContaining({ id: 'ice-axes', path: '/admin/ice-axes', title: 'Eispickel' }),
    );
    expect(manifest.budgets.pages).toHaveProperty('ice-axes');
  });

  test.each([
    ['levels', '«levels» exists'],
    ['glaciers', null],
    ['bookings', '«bookings» exists'],
  ])('%s: taken is %s', (name, sentence) => {
    const names = namesOf({ ...WISH, name });
    const check = () => requireFree(ROOT, names, planResource(ROOT, names));
    if (sentence) expect(check).toThrow(sentence);
    else expect(check).not.toThrow();
  });
});
