/**
 * React's development build notes for ten thousand elements a second where each was created, a fifth of the time of
 * the UI's tests. It believes here that it has noted as many: warnings then name the components, not the lines.
 */
import React from 'react';

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
