export { KNOWN_PLACES, type KnownPlace } from './known-places.ts';
