/** The strong `ETag` of an item, sent as `If-Match` with a change of it. Apart from the schemas: browsers need no TypeBox. */
export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`;
