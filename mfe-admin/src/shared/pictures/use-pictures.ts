import type { MediaObjectResponse, OfferResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { useQueries } from '@tanstack/react-query';
import { idOf } from '../id-of.ts';
import { media } from '../media/media-files.ts';

type Known = ReadonlyMap<string, MediaObjectResponse>;

export interface PicturesOf {
  /** An offer, or an event with what is in force. */
  readonly tour: Pick<OfferResponse, 'headImage' | 'images'>;
  /** Pictures that are newer than the copies of the tour, by IRI. */
  readonly changed: Known;
}

const byIri = (pictures: readonly MediaObjectResponse[]): Known =>
  new Map(pictures.map((picture) => [picture['@id'], picture]));

/**
 * The pictures behind the IRIs of a form: those of the tour, and whatever was added since, which is asked for.
 */
export function usePictures({ tour, changed }: PicturesOf, iris: readonly string[]) {
  const { api } = useShell();
  const { headImage, images } = tour;
  const known = new Map([...byIri([...(headImage ? [headImage] : []), ...images]), ...changed]);
  const unknown = iris.filter((iri) => !known.has(iri));
  const asked = useQueries({ queries: unknown.map((iri) => media.item(api, idOf(iri))) });
  for (const { data } of asked) if (data) known.set(data['@id'], data);
  return (iri: string): MediaObjectResponse | undefined => known.get(iri);
}
