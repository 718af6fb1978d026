import type { UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { PictureSource } from '../../shared/picture/picture.tsx';

const users = resource('users');
const pictures = resource('extended_media_objects');

const MEMBER_PROPERTIES = [
  'id',
  'slug',
  'fullName',
  'guideLevel',
  'presentedOnWebsite',
  'portraitText',
] as const satisfies readonly (keyof UserResponse)[];
const PORTRAIT_PROPERTIES = ['title', 'contentUrl', 'width', 'height', 'alt'] as const;

export type TeamMember = Pick<UserResponse, '@id' | (typeof MEMBER_PROPERTIES)[number]>;

/** The guides that the company presents, by name. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: async ({ signal }): Promise<readonly TeamMember[]> => {
      const query = { roles: 'ROLE_GUIDE', pagination: false, properties: MEMBER_PROPERTIES };
      const answer = await users.readList(api, query, { signal });
      return answer['hydra:member'].filter(({ presentedOnWebsite }) => presentedOnWebsite);
    },
  });

/** Pictures by their title: a portrait has the name of the person as its title. */
export const portraitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team-portraits'],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, PictureSource>>> => {
      const query = { encodingFormat: 'image/jpeg', pagination: false, properties: PORTRAIT_PROPERTIES };
      const answer = await pictures.readList(api, query, { signal, quiet: true });
      return Object.fromEntries(answer['hydra:member'].map((picture) => [picture.title, picture]));
    },
  });
