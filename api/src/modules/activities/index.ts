export { activityResponse } from './activities.read-model.ts';
export { activitiesModule } from './activities.routes.ts';
