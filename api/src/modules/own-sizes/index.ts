export { ownSizesModule } from './own-sizes.routes.ts';
