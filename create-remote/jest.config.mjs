import { jestPreset } from '../tools/src/jest/preset.mjs';

export default jestPreset('node');
