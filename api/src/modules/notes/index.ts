export { notesModule } from './notes.routes.ts';
