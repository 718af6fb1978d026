export { agendaFeedsModule } from './agenda-feeds.routes.ts';
