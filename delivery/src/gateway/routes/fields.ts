import { REASON_LENGTH, RELEASE_NAME_PATTERN, VERSION_PATTERN } from '@firn/shared-contracts/delivery';
import { Type } from 'typebox';

/** What several routes take. */
export const Name = Type.String({ pattern: RELEASE_NAME_PATTERN });
export const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: 60 });
export const Reason = Type.String({ minLength: REASON_LENGTH.minimum, maxLength: REASON_LENGTH.maximum });
