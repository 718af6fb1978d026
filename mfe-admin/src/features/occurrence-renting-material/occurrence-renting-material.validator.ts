/** What the form of an event's renting material sends; `npm run validators` compiles it. */
export { EventMaterialsPatch } from '@firn/shared-contracts/api';
