export { advancePages } from './advance-pages.repository.ts';
export { contentsModule } from './contents.routes.ts';
export { dueInBin, emptyBin } from './empty-bin.repository.ts';
