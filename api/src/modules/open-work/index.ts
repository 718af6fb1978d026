export { openWorkModule } from './open-work.routes.ts';
export { workCauses } from './work-causes.read-model.ts';
