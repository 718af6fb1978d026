import type { Collection, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import type { PictureSource } from '../../shared/picture/picture.tsx';

export type TeamMember = Pick<
  UserResponse,
  '@id' | 'id' | 'slug' | 'fullName' | 'guideLevel' | 'presentedOnWebsite' | 'portraitText'
>;

/** The guides that the company presents, by name. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: async ({ signal }) => {
      const properties = ['id', 'slug', 'fullName', 'guideLevel', 'presentedOnWebsite', 'portraitText'];
      const query = { roles: 'ROLE_GUIDE', pagination: false, properties };
      const answer = await api.get<Collection<TeamMember>>('/api/users', { query, signal });
      return answer['hydra:member'].filter(({ presentedOnWebsite }) => presentedOnWebsite);
    },
  });

type Portrait = PictureSource & { readonly title: string };

/** Pictures by their title: a portrait has the name of the person as its title. */
export const portraitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team-portraits'],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, PictureSource>>> => {
      const properties = ['title', 'contentUrl', 'width', 'height', 'alt'];
      const query = { encodingFormat: 'image/jpeg', pagination: false, properties };
      const options = { query, signal, quiet: true };
      const answer = await api.get<Collection<Portrait>>('/api/extended_media_objects', options);
      return Object.fromEntries(answer['hydra:member'].map((picture) => [picture.title, picture]));
    },
  });
