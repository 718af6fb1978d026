import { jestPreset } from '../tools/src/jest/preset.mjs';

export default {
  ...jestPreset('jsdom'),
  // The server test draws with react-dom/server as Node has it; its browser build wants a MessageChannel.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
};
