import { permissionsOf } from '@firn/shared-contracts/domain';

export const NO_PERMISSIONS = permissionsOf(null);
