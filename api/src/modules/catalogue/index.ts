export { catalogueModule } from './catalogue.plugin.ts';
export {
  activityResponse,
  levelResponse,
  sleepingStyleResponse,
  tagResponse,
  vatRateResponse,
} from './catalogue-responses.read-model.ts';
