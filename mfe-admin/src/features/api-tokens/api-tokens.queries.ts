import { resource } from '@firn/shared-ui/resource';

export const apiTokens = resource('api_tokens');
