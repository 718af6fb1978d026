export { octoModule } from './octo.routes.ts';
