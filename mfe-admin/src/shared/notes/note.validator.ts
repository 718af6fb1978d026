/** What the forms of notes send; `npm run validators` compiles them. */
export { NoteCreate, NotePatch } from '@firn/shared-contracts/api';
