import { jestPreset } from '../tools/src/jest/preset.mjs';

const preset = jestPreset('jsdom');

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Servers render in Node; jsdom would choose the browser's build, which needs a MessageChannel.
    '^react-dom/server$': 'react-dom/server.node',
  },
};
