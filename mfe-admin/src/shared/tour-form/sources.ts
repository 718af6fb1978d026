import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntitySource } from '@firn/shared-ui/form';
import { resource } from '@firn/shared-ui/resource';

const accommodations = resource('accommodations');
const activities = resource('activities');
const tags = resource('tags');
const users = resource('users');

interface Titled {
  readonly '@id': string;
  readonly title: string;
}

export const titledOption = ({ '@id': value, title: label }: Titled) => ({ value, label });

export const guideOption = ({ '@id': value, fullName: label }: { '@id': string; fullName: string }) => ({
  value,
  label,
});

export const houseSource = (api: ApiClient): EntitySource => ({
  resourceName: 'accommodations',
  search: async (text, signal) =>
    (await accommodations.search(api, text, { by: 'title', properties: ['title'] }, signal)).map(
      titledOption,
    ),
});

/** Where the fields of an offer look for things. */
export const offerSources = (
  api: ApiClient,
): Readonly<Record<'accommodations' | 'activities' | 'tags' | 'guides', EntitySource>> => ({
  accommodations: houseSource(api),
  activities: {
    resourceName: 'activities',
    search: async (text, signal) =>
      (await activities.search(api, text, { by: 'title', properties: ['title'] }, signal)).map(titledOption),
  },
  tags: {
    resourceName: 'tags',
    search: async (text, signal) =>
      (await tags.search(api, text, { by: 'title', properties: ['title'] }, signal)).map(titledOption),
  },
  guides: {
    resourceName: 'guides',
    search: async (text, signal) => {
      const by = { by: 'user', query: { roles: 'ROLE_GUIDE' }, properties: ['fullName'] } as const;
      return (await users.search(api, text, by, signal)).map(guideOption);
    },
  },
});
