import { loadContainer } from './orchestration/container.ts';

export { loadContainer };
