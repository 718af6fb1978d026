/** Media types that the API speaks, the first one by default (docs/wire-format.md). */
export const JSON_TYPES = ['application/ld+json', 'application/json'] as const;
export const MERGE_PATCH_TYPES = ['application/merge-patch+json'] as const;
