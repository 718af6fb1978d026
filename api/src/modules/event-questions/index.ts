export { eventQuestionsModule } from './event-questions.routes.ts';
