import { jestPreset } from '../tools/src/jest/preset.mjs';

export default {
  ...jestPreset('jsdom'),
  // The server test renders with Node's react-dom/server; its browser build needs a MessageChannel.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
};
