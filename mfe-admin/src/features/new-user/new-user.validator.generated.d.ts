// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { InvitationRequest } from './new-user.validator.ts';

export declare const validateInvitationRequest: SchemaValidator<InvitationRequest>;
