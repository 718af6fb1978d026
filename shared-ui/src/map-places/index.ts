export { KNOWN_PLACES, type KnownPlace } from '@firn/shared-contracts/domain';
