import { jestPreset } from '@firn/remote-build/jest';

export default jestPreset('jsdom');
