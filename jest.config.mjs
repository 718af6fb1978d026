import { jestPreset } from './tools/src/jest/preset.mjs';

export default {
  // Of all workspaces together, Jest takes it from here alone; its own 5 s are too short beside other work.
  testTimeout: jestPreset('node').testTimeout,
  projects: [
    'shared-contracts',
    'shared-ui',
    'shell',
    'mfe-public',
    'mfe-booking',
    'mfe-guide',
    'mfe-admin',
    'mfe-print',
    'examples/mfe-lawinen',
    'remote-build',
    'api',
    'delivery',
    'create-remote',
    'tools',
  ].map((workspace) => `<rootDir>/${workspace}`),
};
