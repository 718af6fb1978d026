export { type ApiToken, listApiTokens } from './api-tokens.read-model.ts';
export { findPartnerId } from './api-tokens.repository.ts';
export { apiTokensModule } from './api-tokens.routes.ts';
export { makeApiToken, revokeApiToken } from './make-token.ts';
