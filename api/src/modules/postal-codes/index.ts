export { postalCodesModule } from './postal-codes.routes.ts';
