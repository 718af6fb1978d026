import { configure } from '@testing-library/dom';

// A page's chunk takes longer than the library's second where the machine is busy.
configure({ asyncUtilTimeout: 15_000 });
