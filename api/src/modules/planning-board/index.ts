export { planningBoardModule } from './planning-board.routes.ts';
