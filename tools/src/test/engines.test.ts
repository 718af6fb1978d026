import { expect, test } from '@jest/globals';
import { enginesOf, isYoungEnough } from './engines.ts';

/** One that cannot be installed: this asks for no package. */
const engine = (found: string | undefined) => ({
  name: 'Lynx',
  variable: 'FIREFOX' as const,
  packages: [],
  find: () => found,
});

test('an engine of the machine is found, and one that is told goes first', () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  expect(enginesOf([engine('/usr/bin/lynx')], {}, say)).toEqual({ FIREFOX: '/usr/bin/lynx' });
  expect(enginesOf([engine('/usr/bin/lynx')], { FIREFOX: '/own/lynx' }, say)).toEqual({
    FIREFOX: '/own/lynx',
  });
  expect(said).toEqual([]);
});

test('one line says which engine is left out', () => {
  const said: string[] = [];
  expect(enginesOf([engine(undefined)], {}, (line) => said.push(line))).toEqual({});
  expect(said).toEqual([expect.stringMatching(/^No Lynx that can be driven: the journeys leave it out\./)]);
});

test.each([
  ['Mozilla Firefox 153.7.0esr', true],
  ['Mozilla Firefox 140.12.0esr', false],
  ['', false],
])('a Firefox that says «%s» is driven: %s', (version, isDriven) => {
  expect(isYoungEnough(version)).toBe(isDriven);
});
