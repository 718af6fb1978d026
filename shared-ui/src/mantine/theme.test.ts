import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GLACIER, SIGNAL, theme } from './theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../tokens/tokens.css'), 'utf8');
const token = (name: string) => new RegExp(`--firn-${name}: (#[0-9a-f]+)`).exec(tokens)?.[1];

test.each([
  ['glacier', GLACIER[7]],
  ['glacier-dark', GLACIER[8]],
  ['glacier-pale', GLACIER[1]],
  ['signal', SIGNAL[7]],
  ['signal-dark', SIGNAL[8]],
  ['signal-pale', SIGNAL[1]],
  ['ink', theme.black],
])('Mantine computes with the colour of the token %s', (name, colour) => {
  expect(colour).toBe(token(name));
});
