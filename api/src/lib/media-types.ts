import type { FastifyRequest } from 'fastify';

/** Media types that the API speaks, the first one by default (docs/wire-format.md). */
export const JSON_TYPES = ['application/ld+json', 'application/json'] as const;
export const MERGE_PATCH_TYPES = ['application/merge-patch+json'] as const;

/** The first of `produced` that the Accept header accepts; null if it accepts none. */
export function negotiate(accept: string | undefined, produced: readonly string[]): string | null {
  const ranges = (accept?.trim() || '*/*').split(',').flatMap((part) => {
    const [range = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return params.some((param) => /^q=0(\.0*)?$/.test(param)) ? [] : [range];
  });
  const matches = (type: string) =>
    ranges.some((range) => range === '*/*' || range === type || range === `${type.split('/')[0]}/*`);
  return produced.find(matches) ?? null;
}

/** The content type of an answer that its route does not choose itself. */
export function answerType({ headers, routeOptions }: FastifyRequest): string {
  const { produces = JSON_TYPES } = routeOptions.config;
  return `${negotiate(headers.accept, produces) ?? produces[0]}; charset=utf-8`;
}
