import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { useQueries } from '@tanstack/react-query';
import { idOf } from '../../../shared/id-of.ts';
import { media } from '../../../shared/media/media-files.ts';

const MEDIA_IRI = /^\/api\/extended_media_objects\/[^/]+$/;

/** The pictures and files that some data names, each once. */
export function mediaIrisIn(data: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && MEDIA_IRI.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look(data);
  return [...found];
}

/** The pictures behind IRIs as far as they are known by now; those that are not are asked for. */
export function useMediaOf(
  iris: readonly string[],
  known: readonly MediaObjectResponse[],
): ReadonlyMap<string, MediaObjectResponse> {
  const { api } = useShell();
  const given = new Map(known.map((picture) => [picture['@id'], picture]));
  const asked = useQueries({
    queries: iris.filter((iri) => !given.has(iri)).map((iri) => media.item(api, idOf(iri))),
  });
  for (const { data } of asked) if (data) given.set(data['@id'], data);
  return given;
}
