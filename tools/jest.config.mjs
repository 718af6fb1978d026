import { jestPreset } from './src/jest/preset.mjs';

export default jestPreset('node');
