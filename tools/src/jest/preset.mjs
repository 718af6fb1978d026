import { jestPreset as remotePreset } from '../../../remote-build/src/jest/preset.mjs';
import { bundledPackages } from './bundled-packages.mjs';

const here = (file) => new URL(file, import.meta.url).pathname;

/** The preset that remotes outside have, and what makes thousands of tests faster. */
export function jestPreset(environment) {
  const preset = remotePreset(environment);
  return {
    ...preset,
    moduleNameMapper: { ...bundledPackages(), ...preset.moduleNameMapper },
    globalSetup: here('./bundled-packages.mjs'),
    setupFilesAfterEnv: [
      ...preset.setupFilesAfterEnv,
      ...(environment === 'jsdom' ? [here('./quick-labels.mjs')] : []),
    ],
  };
}
