export { advancePages } from './advance-pages.ts';
export { contentsModule } from './contents.routes.ts';
export { emptyBin } from './empty-bin.ts';
