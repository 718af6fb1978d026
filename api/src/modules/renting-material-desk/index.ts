export { rentingMaterialDeskModule } from './renting-material-desk.routes.ts';
