export { readGuides } from './planning-board.read-model.ts';
export { planningBoardModule } from './planning-board.routes.ts';
