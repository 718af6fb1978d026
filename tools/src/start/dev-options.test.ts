import { describe, expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { devOptions } from './dev-options.ts';

const FIRN_URL = 'https://firn.example';

describe('npm run dev', () => {
  test('watches everything in a product of its own', () => {
    expect(devOptions([], {})).toEqual({ names: RELEASE_WORKSPACES, mode: 'product', url: null });
  });

  test('with a name watches this one', () => {
    expect(devOptions(['mfe-print'], {})).toEqual({ names: ['mfe-print'], mode: 'product', url: null });
  });

  test('goes into the platform of FIRN_URL; --url is stronger', () => {
    expect(devOptions(['mfe-print'], { FIRN_URL })).toEqual({
      names: ['mfe-print'],
      mode: 'running',
      url: FIRN_URL,
    });
    expect(devOptions(['mfe-print', '--url', 'http://other'], { FIRN_URL })).toMatchObject({
      url: 'http://other',
    });
  });

  test('takes a remote that is no workspace into a running platform, or alone, but not into its own', () => {
    const example = 'examples/mfe-lawinen';
    expect(devOptions([example], { FIRN_URL })).toMatchObject({ names: [example] });
    expect(devOptions([example, '--alone'], {})).toMatchObject({ names: [example], mode: 'alone' });
    expect(devOptions([example], {})).toContain('No release workspace');
  });

  test('--alone needs no platform, also where FIRN_URL names one', () => {
    expect(devOptions(['mfe-print', '--alone'], { FIRN_URL })).toMatchObject({ mode: 'alone', url: null });
  });

  test.each([
    [['mfe-nowhere'], {}, 'mfe-nowhere'],
    [[], { FIRN_URL }, 'Name the remotes'],
    [['--alone'], {}, 'one remote'],
    [['shell', '--alone'], {}, 'one remote'],
    [['mfe-print', 'mfe-guide', '--alone'], {}, 'one remote'],
    [['--faster'], {}, '--faster'],
  ])('%j is answered by a sentence', (args, env, sentence) => {
    expect(devOptions(args, env)).toContain(sentence);
  });
});
